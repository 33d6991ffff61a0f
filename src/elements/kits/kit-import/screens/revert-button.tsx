import { type ReactNode, useId, useState } from 'react';
import type { EditedDocument, ImportSession } from '../../../../api/kits/import';
import { safeAddress } from '../../../../core/dom/safe-address';
import { useModal } from '../../../../ui/use-modal';
import { message } from '../messages';
import type { ImportState } from '../state';
import type { ImportStore } from '../store';

interface Props {
  readonly store: ImportStore;
  readonly state: ImportState;
  /** The import to revert. */
  readonly session: ImportSession;
}

/** Reverts an import after a confirmation in a dialog. */
export function RevertButton(props: Props): ReactNode {
  const { revert } = props.state;
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || revert !== undefined;
  return (
    <>
      <button type="button" part="button" onClick={() => setAsked(true)}>
        {message('kit.import.revert')}
      </button>
      {isOpen && <RevertDialog {...props} close={() => setAsked(false)} />}
    </>
  );
}

interface DialogProps extends Props {
  readonly close: () => void;
}

function RevertDialog({ store, state, session, close }: DialogProps): ReactNode {
  const { revert, isPaused } = state;
  const titleId = useId();
  const edited = revert?.edited ?? [];
  const isUnderWay = revert !== undefined && edited.length === 0;
  const cancel = (): void => {
    // A running revert cannot be cancelled; its requests have a time limit.
    if (isUnderWay) return;
    close();
    store.dispatch({ type: 'dismiss' });
  };
  const take = (documents?: 'revert' | 'keep'): void => {
    // From here on the dialog stays open while the revert is running.
    close();
    store.revert(documents);
  };
  const dialog = useModal(cancel);
  return (
    <dialog ref={dialog} part="dialog" className="nh-kits-dialog" aria-labelledby={titleId}>
      <h2 id={titleId} part="dialog-title">
        {message('kit.import.revert.title', { title: session.manifest.title })}
      </h2>
      <div part="dialog-body">
        <p>{message('kit.import.revert.about')}</p>
        <EditedDocuments documents={edited} />
        <p part="note" role="status">
          {isUnderWay && message(isPaused ? 'kit.import.paused' : 'kit.import.reverting')}
        </p>
      </div>
      <div part="dialog-foot">
        {!isUnderWay && <Button name="cancel" act={cancel} />}
        {edited.length > 0 && <Button name="revert.keep" act={() => take('keep')} />}
        <Button
          name={edited.length > 0 ? 'revert.all' : 'revert'}
          isMain
          isOff={isUnderWay}
          act={() => take(edited.length > 0 ? 'revert' : undefined)}
        />
      </div>
    </dialog>
  );
}

interface ButtonProps {
  readonly name: 'cancel' | 'revert' | 'revert.all' | 'revert.keep';
  readonly act: () => void;
  readonly isMain?: boolean;
  readonly isOff?: boolean;
}

function Button({ name, act, isMain, isOff }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      part="button"
      data-kind={isMain ? 'main' : undefined}
      aria-disabled={isOff}
      onClick={() => !isOff && act()}
    >
      {message(`kit.import.${name}`)}
    </button>
  );
}

interface EditedProps {
  readonly documents: readonly EditedDocument[];
}

function EditedDocuments({ documents }: EditedProps): ReactNode {
  if (documents.length === 0) return null;
  return (
    <>
      <h3>{message('kit.import.revert.edited')}</h3>
      <ul part="links">
        {documents.map(({ title, url }) => (
          <li key={url}>
            <a href={safeAddress(url)}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
