import { type ReactNode, useId } from 'react';
import { useModal } from '../../../../ui/use-modal';
import { ErrorNote } from '../../account/error-note';
import { message } from '../messages';
import type { Deletion } from '../state';
import type { KitLibraryStore } from '../store';

interface Props {
  readonly store: KitLibraryStore;
  readonly deletion: Deletion;
  readonly toTitle: () => void;
}

/** The modal dialog that confirms the deletion of a kit. Open while rendered. */
export function DeleteDialog({ store, deletion, toTitle }: Props): ReactNode {
  const { kit, isRunning, error } = deletion;
  const cancel = (): void => {
    if (!isRunning) store.dispatch({ type: 'confirm-deletion', kit: undefined });
  };
  const confirm = async (): Promise<void> => {
    await store.delete();
    // The button that opened the dialog was removed with its kit.
    if (!store.state.deletion) toTitle();
  };
  const dialog = useModal(cancel);
  const titleId = useId();
  const textId = useId();
  return (
    <dialog
      ref={dialog}
      part="dialog"
      role="alertdialog"
      className="nh-kits-dialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <h2 id={titleId} part="dialog-title">
        {message('kit.library.deleting.title', { title: kit.title })}
      </h2>
      <div part="dialog-body">
        <p id={textId}>{message('kit.library.deleting.text')}</p>
        {error && <ErrorNote error={error} />}
      </div>
      <div part="dialog-foot">
        <button type="button" part="button" aria-disabled={isRunning} onClick={cancel}>
          {message('kit.library.cancel')}
        </button>
        <button
          type="button"
          part="button"
          data-kind="main"
          aria-disabled={isRunning}
          onClick={() => void confirm()}
        >
          {message(confirmLabel(deletion))}
        </button>
      </div>
    </dialog>
  );
}

function confirmLabel({ isRunning, error }: Deletion) {
  if (isRunning) return 'kit.library.deleting';
  return error ? 'kit.library.retry' : 'kit.library.delete';
}
