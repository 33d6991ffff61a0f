import type { ReactNode } from 'react';
import { useAnnounce } from '../announcer';
import { message } from '../messages';
import { useOpenedPage, useStore } from '../opened-page';
import { useAction } from '../use-action';
import { Notice, NoticeButton } from './notice';

/** Says who has the page, and takes it over. */
export function LockedNotice(): ReactNode {
  const { store, page, reopen } = useOpenedPage();
  const announce = useAnnounce();
  const person = useStore(({ lockedBy }) => lockedBy) ?? page.lockedBy ?? '';
  const takeOver = useAction(async () => {
    const opened = await store.takeOver?.();
    if (!opened) return;
    reopen(opened);
    announce(message('editor.notice.taken_over'));
  });
  const canTakeOver = store.takeOver !== undefined && page.rights.edit;
  const name = person || message('editor.notice.somebody');
  return (
    <Notice
      name="locked"
      isUrgent
      error={takeOver.error}
      text={
        <>
          <p>{message('editor.page.locked', { person: name })}</p>
          {canTakeOver && (
            <p part="note">{message('editor.notice.take_over.means', { person: name })}</p>
          )}
        </>
      }
    >
      {canTakeOver && <NoticeButton action={takeOver} label={message('editor.notice.take_over')} />}
    </Notice>
  );
}
