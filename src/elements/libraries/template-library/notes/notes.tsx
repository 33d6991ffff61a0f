import type { ReactNode } from 'react';
import { shownUndos } from '../../../../ui/listing';
import { PassingNote, UndoNote } from '../../../../ui/undo-note';
import { useAfterDialog } from '../../../../ui/use-after-dialog';
import { ErrorNote } from '../../account/error-note';
import { isPartlyDone } from '../dialogs/outcome';
import { PartlyDoneNote } from '../dialogs/outcome-note';
import { doneText, message, noticeText } from '../messages';
import type { TemplateLibraryModel } from '../model';
import type { Failure, TemplateLibraryState } from '../state';

interface Props {
  readonly model: TemplateLibraryModel;
  readonly state: TemplateLibraryState;
  /** How many seconds a note stays. */
  readonly seconds: number;
  /** Moves the focus to the heading, before the focused button disappears. */
  readonly focusTitle: () => void;
}

/** Notes about finished and failed actions, at the end of the viewport, where they cause no layout shift. */
export function Notes({ model, state, seconds, focusTitle }: Props): ReactNode {
  const { failure } = state;
  const isOpen = state.dialog !== undefined;
  const notice = useAfterDialog(state.notice, isOpen);
  const undos = useAfterDialog(state.undos, isOpen);
  return (
    <div part="notes">
      {failure && <FailureNote {...{ model, failure, focusTitle }} />}
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <div part="undos" role="status">
        {shownUndos(undos).map((entry) => (
          <UndoNote
            key={entry.undo}
            text={doneText(entry)}
            hint={message('template.library.undo.hint')}
            label={message('template.library.undo')}
            seconds={seconds}
            isUnderWay={entry.isUnderWay}
            undo={() => {
              if (entry.isUnderWay) return;
              focusTitle();
              void model.change.undo(entry);
            }}
            expire={() =>
              model.store.dispatch({ type: 'undos', action: { type: 'hide', undo: entry.undo } })
            }
          />
        ))}
        {notice && (
          <PassingNote
            key={noticeText(notice)}
            seconds={seconds}
            expire={() => model.store.dispatch({ type: 'told', notice })}
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

interface FailureProps extends Pick<Props, 'model' | 'focusTitle'> {
  readonly failure: Failure;
}

function FailureNote({ model, failure: { outcome }, focusTitle }: FailureProps): ReactNode {
  const close = (
    <button
      type="button"
      part="button"
      onClick={() => {
        focusTitle();
        model.store.dispatch({ type: 'dismiss' });
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
          focusTitle();
          model.retry();
        }}
      >
        {message('template.library.retry')}
      </button>
      {close}
    </ErrorNote>
  );
}
