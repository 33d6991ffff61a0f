import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useContextMenu } from '../../libraries/use-context-menu';
import type { Folder } from '../../libraries/wire/folder';
import type { CloudTabProps } from './cloud-tab';
import { type FolderKey, folderKey } from './folder-keys';
import { FolderMenu, type OpenFolderMenu } from './folder-menu';
import { message } from './messages';
import type { CloudView } from './state';

interface Props extends Pick<CloudTabProps, 'askFor'> {
  readonly labelledBy: string;
  readonly folders: readonly Folder[];
  /** What is shown. */
  readonly current: CloudView;
  readonly open: (view: CloudView) => void;
}

/** A folder, or what stands before all folders. */
type Place = 'all' | 'outside' | Folder;

/**
 * The folders as a list with one stop of the Tab key: arrows and letters go through it, Enter opens, F2
 * renames, Delete deletes, a right click or Shift+F10 opens a menu of these. Before them stand all templates,
 * and those outside of folders. What templates can lie in is a place to drop them.
 */
export function FolderList({ labelledBy, folders, current, open, askFor }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string>();
  const [menu, setMenu] = useState<OpenFolderMenu>();
  const places: readonly Place[] = ['all', 'outside', ...folders];
  const keys = places.map(keyOf);
  const shown = Math.max(0, keys.indexOf(keyOf(current)));
  const found = reached === undefined ? -1 : keys.indexOf(reached);
  const stop = found < 0 ? shown : found;
  useLayoutEffect(() => {
    if (list.current) scrollTo(list.current, shown);
  }, [shown]);
  const act = ({ does, place: at }: FolderKey): void => {
    const place = places[at];
    if (place === undefined) return;
    if (does === 'go') {
      setReached(keyOf(place));
      list.current?.querySelectorAll<HTMLElement>('[role="option"]')[at]?.focus();
    } else if (does === 'open') open(place);
    else if (typeof place === 'string') return;
    else if (does === 'menu') {
      const anchor = list.current?.children[at];
      if (anchor) setMenu({ folder: place, anchor });
    } else askFor({ kind: `${does}-folder`, folder: place });
  };
  useContextMenu(list, (event) => {
    const { target, clientX: x, clientY: y } = event;
    const options = [...(list.current?.children ?? [])];
    const folder = places[options.findIndex((option) => option.contains(target as Node))];
    if (folder === undefined || typeof folder === 'string') return;
    event.preventDefault();
    setMenu({ folder, anchor: { x, y } });
  });
  const press = (event: KeyboardEvent): void => {
    const options = [...(list.current?.children ?? [])];
    const at = options.indexOf(event.target as Element);
    const key = at < 0 ? undefined : folderKey(event, at, places.map(nameOf));
    if (!key) return;
    event.preventDefault();
    act(key);
  };
  return (
    <>
      <div
        ref={list}
        role="listbox"
        part="folder-list"
        aria-labelledby={labelledBy}
        onKeyDown={press}
      >
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: The list hears the keys of all of them.
          <div
            key={keyOf(place)}
            role="option"
            part="folder-item"
            data-drop-folder={dropOf(place)}
            tabIndex={index === stop ? 0 : -1}
            aria-selected={index === shown}
            onClick={() => {
              setReached(keyOf(place));
              open(place);
            }}
          >
            <svg part="folder-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={typeof place === 'string' ? icons[place] : icons.folder} />
            </svg>
            <span part="folder-name" dir="auto">
              {nameOf(place)}
            </span>
            {typeof place !== 'string' && <Count count={place.count} />}
          </div>
        ))}
      </div>
      {menu && <FolderMenu {...menu} {...{ open, askFor }} close={() => setMenu(undefined)} />}
    </>
  );
}

function Count({ count }: { readonly count: number }): ReactNode {
  return (
    <>
      <span part="folder-count" aria-hidden="true">
        {count}
      </span>
      <span className="nh-unseen">{message('library.cloud.count', { count })}</span>
    </>
  );
}

/** Brings a place into sight, and leaves the page where it is. */
function scrollTo(list: HTMLElement, at: number): void {
  const place = list.querySelectorAll<HTMLElement>('[role="option"]')[at];
  if (!place) return;
  const { offsetTop, offsetHeight } = place;
  const latest = offsetTop + offsetHeight - list.clientHeight;
  list.scrollTop = Math.max(latest, Math.min(list.scrollTop, offsetTop));
}

const icons = {
  all: 'M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z',
  outside: 'M4 5h16v14H4ZM4 10h16M10 10v9',
  folder: 'M3 6h6l2 2.5h10V19H3Z',
} as const;

const keyOf = (view: CloudView): string => (typeof view === 'string' ? view : `folder ${view.id}`);

const nameOf = (place: Place): string =>
  typeof place === 'string' ? message(`library.cloud.${place}`) : place.name;

/** What a drop leads to: a folder’s id, or none; undefined where nothing can be dropped. */
function dropOf(place: Place): string | undefined {
  if (typeof place !== 'string') return place.id;
  return place === 'outside' ? '' : undefined;
}
