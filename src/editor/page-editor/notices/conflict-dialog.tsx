import type { ReactNode } from 'react';
import { DialogFrame } from '../../../ui/dialog-frame';
import type { PageConflict } from '../../page-store';
import { useAnnounce } from '../announcer';
import { Differences } from '../differences';
import { message } from '../messages';
import { useOpenedPage } from '../opened-page';
import { useShowDocument } from '../show-document';
import { timeText } from '../time-text';
import { useAction } from '../use-action';
import { Fault } from './fault';
import { NoticeButton } from './notice';

interface Props {
  readonly conflict: PageConflict;
  readonly close: () => void;
}

/** The choice between two versions of the page, with what differs in words. */
export function ConflictDialog({ conflict, close }: Props): ReactNode {
  const mine = useChoice('mine', close);
  const theirs = useChoice('theirs', close);
  const { by, saved, difference } = conflict;
  const person = by || message('editor.notice.somebody');
  const time = timeText(saved);
  return (
    <DialogFrame
      name="page-conflict"
      title={message('editor.conflict.title')}
      className="nh-page-conflict"
      cancel={close}
      footer={
        <>
          <NoticeButton
            action={{ run: close, isBusy: mine.isBusy || theirs.isBusy }}
            label={message('editor.conflict.later')}
          />
          <NoticeButton action={theirs} label={message('editor.conflict.theirs', { person })} />
          <NoticeButton action={mine} label={message('editor.conflict.mine')} isMain />
        </>
      }
    >
      <p>{message('editor.conflict.about', { person, time })}</p>
      <Differences list={difference} />
      <Fault error={mine.error || theirs.error} />
    </DialogFrame>
  );
}

function useChoice(choice: 'mine' | 'theirs', close: () => void) {
  const { store, flush } = useOpenedPage();
  const show = useShowDocument();
  const announce = useAnnounce();
  return useAction(async () => {
    flush();
    const chosen = await store.resolve?.(choice);
    if (!chosen) return;
    close();
    if (choice === 'theirs') show(chosen);
    announce(message(`editor.conflict.chosen.${choice}`));
  });
}
