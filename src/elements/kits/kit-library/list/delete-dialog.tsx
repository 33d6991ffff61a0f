import { type ReactNode, useId } from 'react';
import { useModal } from '../../customization/use-modal';
import { ErrorNote } from '../../libraries/error-note';
import { message } from '../messages';
import type { Deleting } from '../state';
import type { KitLibraryStore } from '../store';

interface Props {
  readonly store: KitLibraryStore;
  readonly deleting: Deleting;
  readonly toTitle: () => void;
}

/** Asks before a kit is deleted, by its name; open for as long as it is drawn. */
export function DeleteDialog({ store, deleting, toTitle }: Props): ReactNode {
  const { kit, isRunning, error } = deleting;
  const keep = (): void => {
    if (!isRunning) store.dispatch({ type: 'ask', kit: undefined });
  };
  const confirm = async (): Promise<void> => {
    await store.delete();
    // The button that has opened the dialog is gone with its kit.
    if (!store.snapshot().deleting) toTitle();
  };
  const dialog = useModal(keep);
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
        <button type="button" part="button" aria-disabled={isRunning} onClick={keep}>
          {message('kit.library.cancel')}
        </button>
        <button
          type="button"
          part="button"
          data-kind="main"
          aria-disabled={isRunning}
          onClick={() => void confirm()}
        >
          {message(confirmLabel(deleting))}
        </button>
      </div>
    </dialog>
  );
}

function confirmLabel({ isRunning, error }: Deleting) {
  if (isRunning) return 'kit.library.deleting';
  return error ? 'kit.library.retry' : 'kit.library.delete';
}
