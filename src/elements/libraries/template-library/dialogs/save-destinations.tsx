import { type ReactNode, useId } from 'react';
import type { CloudTarget } from './dialog-props';
import { dialogMessage } from './messages';
import type { SaveDraft } from './save-draft';
import type { Folders } from './use-folders';
import type { DestinationPlace, SavedDestinations } from './use-saved-destinations';

interface Props {
  readonly draft: SaveDraft;
  readonly cloud: CloudTarget;
  readonly folders: Folders;
  readonly saved: SavedDestinations;
  readonly change: (changes: Partial<SaveDraft>) => void;
  /** True if the chosen folder was deleted in the meantime. */
  readonly isGone: boolean;
  /** True if the person has submitted without a destination. */
  readonly isMissing: boolean;
  /** Opens the dialog that selects a folder, or the one that explains why the cloud cannot be used. */
  readonly open: (dialog: 'folder' | 'access') => void;
}

/** Checkboxes for the destinations of a template: the site and the cloud account. */
export function SaveDestinations(props: Props): ReactNode {
  const { draft, cloud, folders, saved, change, isGone, isMissing, open } = props;
  const faultId = useId();
  const isReady = cloud.access === 'ready';
  const isInCloud = draft.cloud && isReady;
  const toggleCloud = (isOn: boolean): void => {
    // Kept in the draft, so that the box is ticked when the person comes back from connecting an account.
    change({ cloud: isOn });
    if (isOn && !isReady) open('access');
  };
  return (
    <fieldset part="place-choice" aria-describedby={isMissing || isGone ? faultId : undefined}>
      <legend>{dialogMessage('library.dialog.place')}</legend>
      <p part="fault" id={faultId} role="status">
        {isMissing && dialogMessage('library.dialog.place.missing')}
        {isGone && dialogMessage('library.dialog.place.gone')}
      </p>
      <DestinationBox
        place="site"
        isOn={draft.site}
        saved={saved}
        change={(site) => change({ site })}
      />
      <DestinationBox place="cloud" isOn={isInCloud} saved={saved} change={toggleCloud} />
      {isInCloud && !saved.has('cloud') && (
        <div part="save-folder">
          <p>
            {dialogMessage('library.dialog.save.folder', { folder: folderName(draft, folders) })}
          </p>
          <button type="button" part="button" onClick={() => open('folder')}>
            {dialogMessage('library.dialog.save.select_folder')}
          </button>
        </div>
      )}
    </fieldset>
  );
}

interface BoxProps {
  readonly place: DestinationPlace;
  readonly isOn: boolean;
  readonly saved: SavedDestinations;
  readonly change: (isOn: boolean) => void;
}

function DestinationBox({ place, isOn, saved, change }: BoxProps): ReactNode {
  const isSaved = saved.has(place);
  return (
    <label part="choice">
      <input
        part="checkbox"
        type="checkbox"
        checked={isOn || isSaved}
        disabled={isSaved}
        onChange={({ target }) => change(target.checked)}
      />
      <span>
        {dialogMessage(`library.dialog.place.${place}`)}{' '}
        {isSaved && <small part="note">{dialogMessage('library.dialog.save.arrived')}</small>}
      </span>
    </label>
  );
}

function folderName({ folder }: SaveDraft, { all }: Folders): string {
  if (folder === null) return dialogMessage('library.dialog.place.outside');
  return all?.find(({ id }) => id === folder)?.name ?? '…';
}
