import { type ReactNode, useId } from 'react';
import type { CloudPlace } from './dialog-props';
import { dialogMessage } from './messages';
import type { SaveDraft } from './save-draft';
import type { Arrivals, Library } from './use-arrivals';
import type { Folders } from './use-folders';

interface Props {
  readonly draft: SaveDraft;
  readonly cloud: CloudPlace;
  readonly folders: Folders;
  readonly arrivals: Arrivals;
  readonly change: (changes: Partial<SaveDraft>) => void;
  /** The folder was deleted meanwhile. */
  readonly isGone: boolean;
  /** No place is chosen, and the person has tried to save. */
  readonly isMissing: boolean;
  /** Opens the dialog of the folders, or that of what is missing to use the cloud. */
  readonly open: (dialog: 'folder' | 'access') => void;
}

/** Where a template is saved: both places, if one likes. */
export function SavePlaces(props: Props): ReactNode {
  const { draft, cloud, folders, arrivals, change, isGone, isMissing, open } = props;
  const faultId = useId();
  const isReady = cloud.access === 'ready';
  const isInCloud = draft.cloud && isReady;
  const toggleCloud = (isOn: boolean): void => {
    // It is ticked once the account is there: whoever connects now need not do it again.
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
      <PlaceBox
        place="site"
        isOn={draft.site}
        arrivals={arrivals}
        change={(site) => change({ site })}
      />
      <PlaceBox place="cloud" isOn={isInCloud} arrivals={arrivals} change={toggleCloud} />
      {isInCloud && !arrivals.has('cloud') && (
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
  readonly place: Library;
  readonly isOn: boolean;
  readonly arrivals: Arrivals;
  readonly change: (isOn: boolean) => void;
}

function PlaceBox({ place, isOn, arrivals, change }: BoxProps): ReactNode {
  const hasArrived = arrivals.has(place);
  return (
    <label part="choice">
      <input
        part="checkbox"
        type="checkbox"
        checked={isOn || hasArrived}
        disabled={hasArrived}
        onChange={({ target }) => change(target.checked)}
      />
      <span>
        {dialogMessage(`library.dialog.place.${place}`)}{' '}
        {hasArrived && <small part="note">{dialogMessage('library.dialog.save.arrived')}</small>}
      </span>
    </label>
  );
}

function folderName({ folder }: SaveDraft, { all }: Folders): string {
  if (folder === null) return dialogMessage('library.dialog.place.outside');
  return all?.find(({ id }) => id === folder)?.name ?? '…';
}
