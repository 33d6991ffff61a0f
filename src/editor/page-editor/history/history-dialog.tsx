import { useGetPuck } from '@puckeditor/core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Revision } from '../../../api/pages/revision';
import type { PageDocument } from '../../../page';
import { DialogFrame } from '../../../ui/dialog-frame';
import { fromPuckData } from '../../data/from-puck';
import { revisionDifference } from '../../saving';
import { useAnnounce } from '../announcer';
import { Differences } from '../differences';
import { message } from '../messages';
import { Fault } from '../notices/fault';
import { NoticeButton } from '../notices/notice';
import { useOpenedPage } from '../opened-page';
import type { PlaceProps } from '../places/open-place';
import { Waiting } from '../places/waiting';
import { useShowDocument } from '../show-document';
import { useAction } from '../use-action';
import { useAnswer } from '../use-answer';
import { useReasonAgainst } from '../use-reason-against';
import { RevisionList, timeOf } from './revision-list';

/** The saved revisions of the page: what has changed since each, and the way back to it. */
export function HistoryDialog({ close }: PlaceProps): ReactNode {
  const { store, flush } = useOpenedPage();
  const revisions = useAnswer(async () => {
    flush();
    // The unsaved changes become a revision, too. Whether or not they can be saved, the list is shown.
    await store.save?.().catch(() => undefined);
    return (await store.listRevisions?.()) ?? [];
  });
  const [chosen, setChosen] = useState<Revision>();
  const restore = useRestore(chosen, close);
  const reason = useReasonAgainst('history');
  return (
    <DialogFrame
      name="page-history"
      title={message('editor.history.title')}
      className="nh-page-history"
      cancel={close}
      footer={
        <>
          <NoticeButton action={{ run: close }} label={message('editor.bar.close')} />
          <NoticeButton
            action={restore}
            label={message('editor.history.restore')}
            isMain
            isOff={reason !== '' || !chosen}
          />
        </>
      }
    >
      {reason !== '' && <p part="note">{reason}</p>}
      {revisions.value ? (
        <div part="columns">
          <RevisionList revisions={revisions.value} chosen={chosen} choose={setChosen} />
          {chosen ? (
            <Since key={chosen.number} revision={chosen} />
          ) : (
            <p part="note">{message('editor.history.choose')}</p>
          )}
        </div>
      ) : (
        <Waiting answer={revisions} />
      )}
      <Fault error={restore.error} />
    </DialogFrame>
  );
}

/** The changes since a revision, in words. */
function Since({ revision }: { readonly revision: Revision }): ReactNode {
  const { store } = useOpenedPage();
  const answer = useAnswer(async () => store.readRevision?.(revision.number));
  const now = useShownDocument();
  const list = useMemo(
    () => answer.value && revisionDifference(answer.value, now),
    [answer.value, now],
  );
  return (
    <section part="since" aria-label={message('editor.history.since', timeOf(revision))}>
      <h3>{message('editor.history.since', timeOf(revision))}</h3>
      {list ? (
        <div role="status">
          <Differences list={list} />
        </div>
      ) : (
        <Waiting answer={answer} />
      )}
    </section>
  );
}

/** The page as the editor shows it when the dialog opens. */
function useShownDocument(): PageDocument {
  const puck = useGetPuck();
  const shown = useRef<PageDocument>(undefined);
  shown.current ??= fromPuckData(puck().appState.data);
  return shown.current;
}

function useRestore(revision: Revision | undefined, close: () => void) {
  const { store } = useOpenedPage();
  const show = useShowDocument();
  const announce = useAnnounce();
  return useAction(async () => {
    const document = revision && (await store.restore?.(revision.number));
    if (!document) return;
    close();
    show(document);
    announce(message('editor.history.done', timeOf(revision)));
  });
}
