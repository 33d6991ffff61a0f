import type { ReactNode } from 'react';
import { ErrorNote } from '../../libraries/error-note';
import { shownUndos } from '../../libraries/listing';
import { PassingNote, UndoNote } from '../../libraries/undo-note/undo-note';
import { isPartlyDone } from '../dialogs/outcome';
import { PartlyDoneNote } from '../dialogs/outcome-note';
import { doneText, message, noticeText } from '../messages';
import type { Failure, TemplateLibraryState } from '../state';
import type { TemplateLibraryStore } from '../store';

interface Props {
  readonly store: TemplateLibraryStore;
  readonly state: TemplateLibraryState;
  /** Seconds for which a note is there. */
  readonly seconds: number;
  /** Takes the focus where the button that had it goes. */
  readonly toTitle: () => void;
}

/** What has just happened: it lies over the end of what is seen, and moves nothing. */
export function Notes({ store, state, seconds, toTitle }: Props): ReactNode {
  const { notice, failure, undos } = state;
  return (
    <div part="notes">
      {failure && <FailureNote {...{ store, failure, toTitle }} />}
      {/* Always there, so that what comes into it is read. */}
      <div part="undos" role="status">
        {shownUndos(undos).map((entry) => (
          <UndoNote
            key={entry.undo}
            text={doneText(entry)}
            label={message('template.library.undo')}
            seconds={seconds}
            isUnderWay={entry.isUnderWay}
            undo={() => {
              if (entry.isUnderWay) return;
              toTitle();
              void store.actions.undo(entry);
            }}
            expire={() =>
              store.dispatch({ type: 'undos', action: { type: 'hide', undo: entry.undo } })
            }
          />
        ))}
        {notice && (
          <PassingNote
            key={noticeText(notice)}
            seconds={seconds}
            expire={() => store.dispatch({ type: 'notice', notice: undefined })}
          >
            <p part="told" data-kind={notice.kind}>
              {noticeText(notice)}
            </p>
          </PassingNote>
        )}
      </div>
    </div>
  );
}

interface FailureProps extends Pick<Props, 'store' | 'toTitle'> {
  readonly failure: Failure;
}

function FailureNote({ store, failure: { outcome }, toTitle }: FailureProps): ReactNode {
  const close = (
    <button
      type="button"
      part="button"
      onClick={() => {
        toTitle();
        store.dispatch({ type: 'dismiss' });
      }}
    >
      {message('template.library.close')}
    </button>
  );
  if (isPartlyDone(outcome)) return <PartlyDoneNote {...outcome}>{close}</PartlyDoneNote>;
  return (
    <ErrorNote error={outcome}>
      <button
        type="button"
        part="button"
        data-kind="main"
        onClick={() => {
          toTitle();
          store.retry();
        }}
      >
        {message('template.library.retry')}
      </button>
      {close}
    </ErrorNote>
  );
}
