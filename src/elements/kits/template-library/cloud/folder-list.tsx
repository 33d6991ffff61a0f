import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Folder } from '../../libraries/wire/folder';
import type { CloudTabProps } from './cloud-tab';
import { type FolderKey, folderKey } from './folder-keys';
import { message } from './messages';

interface Props extends Pick<CloudTabProps, 'askFor'> {
  readonly labelledBy: string;
  readonly folders: readonly Folder[];
  /** The open one's id; undefined: one is outside of all. */
  readonly current: string | undefined;
  /** Opens a folder; undefined: leads out of all. */
  readonly open: (folder: Folder | undefined) => void;
}

/**
 * The folders as a list with one stop of the Tab key: arrows and letters go through it, Enter opens, F2
 * renames, Delete deletes. Before them stands the place outside of all. Each is a place to drop templates.
 */
export function FolderList({ labelledBy, folders, current, open, askFor }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const places = [undefined, ...folders];
  const currentPlace = Math.max(
    0,
    places.findIndex((one) => one?.id === current),
  );
  const [reached, setReached] = useState<string>();
  const place = reached === undefined ? currentPlace : placeOf(places, reached, currentPlace);
  const act = (key: FolderKey): void => {
    const folder = places[key.place];
    if (key.does === 'go') {
      setReached(folder?.id ?? '');
      list.current?.querySelectorAll<HTMLElement>('[role="option"]')[key.place]?.focus();
    }
    if (key.does === 'open') open(folder);
    if (key.does === 'rename' && folder) askFor({ kind: 'rename-folder', folder });
    if (key.does === 'delete' && folder) askFor({ kind: 'delete-folder', folder });
  };
  const pressed = (event: KeyboardEvent): void => {
    const options = [...(list.current?.children ?? [])];
    const at = options.indexOf(event.target as Element);
    if (at < 0) return;
    const names = places.map((one) => one?.name ?? message('library.cloud.outside'));
    const key = folderKey(event, at, names);
    if (!key) return;
    event.preventDefault();
    act(key);
  };
  return (
    <div
      ref={list}
      role="listbox"
      part="folder-list"
      aria-labelledby={labelledBy}
      onKeyDown={pressed}
    >
      {places.map((folder, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: The list hears the keys of all of them.
        <div
          key={folder?.id ?? ''}
          role="option"
          part="folder"
          data-drop-folder={folder?.id ?? ''}
          tabIndex={index === place ? 0 : -1}
          aria-selected={index === currentPlace}
          onClick={() => {
            setReached(folder?.id ?? '');
            open(folder);
          }}
        >
          <svg part="folder-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={folder ? FOLDER : OUTSIDE} />
          </svg>
          <span part="folder-name">{folder?.name ?? message('library.cloud.outside')}</span>
          {folder && (
            <>
              <span part="folder-count" aria-hidden="true">
                {folder.count}
              </span>
              <span className="nh-unseen">
                {message('library.cloud.count', { count: folder.count })}
              </span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

const FOLDER = 'M3 6h6l2 2.5h10V19H3Z';
const OUTSIDE = 'M4 5h16v14H4ZM4 10h16M10 10v9';

function placeOf(
  places: readonly (Folder | undefined)[],
  reached: string,
  otherwise: number,
): number {
  const found = places.findIndex((one) => (one?.id ?? '') === reached);
  return found < 0 ? otherwise : found;
}
