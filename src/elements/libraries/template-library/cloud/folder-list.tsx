import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Folder } from '../../../../api/libraries/folder';
import { useContextMenu } from '../../../../ui/use-context-menu';
import type { CloudTabProps } from './cloud-tab';
import { type FolderCommand, folderCommand } from './folder-keys';
import { FolderMenu, type OpenFolderMenu } from './folder-menu';
import { message } from './messages';
import type { CloudView } from './state';

interface Props extends Pick<CloudTabProps, 'askFor'> {
  readonly labelledBy: string;
  readonly folders: readonly Folder[];
  /** The view whose templates are shown. */
  readonly current: CloudView;
  readonly open: (view: CloudView) => void;
}

/** An entry of the list: a folder, or one of the two views before the folders. */
type Entry = 'all' | 'outside' | Folder;

/**
 * A listbox with two views, "All templates" and "Outside folders", and all folders. The list has one tab
 * stop. Arrow keys and letters move the focus; Enter opens, F2 renames, Delete deletes; a right click or Shift+F10
 * opens a menu. Templates can be dropped on folders and on "Outside folders".
 */
export function FolderList({ labelledBy, folders, current, open, askFor }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const [menu, setMenu] = useState<OpenFolderMenu>();
  const entries: readonly Entry[] = ['all', 'outside', ...folders];
  const keys = entries.map(keyOf);
  const selected = Math.max(0, keys.indexOf(keyOf(current)));
  const focusedIndex = focused === undefined ? -1 : keys.indexOf(focused);
  const tabStop = focusedIndex < 0 ? selected : focusedIndex;
  useLayoutEffect(() => {
    if (list.current) scrollIntoList(list.current, selected);
  }, [selected]);
  const run = ({ type, index }: FolderCommand): void => {
    const entry = entries[index];
    if (entry === undefined) return;
    if (type === 'focus') {
      setFocused(keyOf(entry));
      list.current?.querySelectorAll<HTMLElement>('[role="option"]')[index]?.focus();
    } else if (type === 'open') open(entry);
    else if (typeof entry === 'string') return;
    else if (type === 'menu') {
      const anchor = list.current?.children[index];
      if (anchor) setMenu({ folder: entry, anchor });
    } else askFor({ kind: `${type}-folder`, folder: entry });
  };
  useContextMenu(list, (event) => {
    const { target, clientX: x, clientY: y } = event;
    const options = [...(list.current?.children ?? [])];
    const folder = entries[options.findIndex((option) => option.contains(target as Node))];
    if (folder === undefined || typeof folder === 'string') return;
    event.preventDefault();
    setMenu({ folder, anchor: { x, y } });
  });
  const press = (event: KeyboardEvent): void => {
    const options = [...(list.current?.children ?? [])];
    const index = options.indexOf(event.target as Element);
    const command = index < 0 ? undefined : folderCommand(event, index, entries.map(nameOf));
    if (!command) return;
    event.preventDefault();
    run(command);
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
        {entries.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: The list handles the keys of all entries.
          <div
            key={keyOf(entry)}
            role="option"
            part="folder-item"
            data-drop-folder={dropFolderOf(entry)}
            tabIndex={index === tabStop ? 0 : -1}
            aria-selected={index === selected}
            onClick={() => {
              setFocused(keyOf(entry));
              open(entry);
            }}
          >
            <svg part="folder-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={typeof entry === 'string' ? icons[entry] : icons.folder} />
            </svg>
            <span part="folder-name" dir="auto">
              {nameOf(entry)}
            </span>
            {typeof entry !== 'string' && <Count count={entry.count} />}
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

/** Scrolls an entry of the list into view. Unlike `scrollIntoView`, this never scrolls the page. */
function scrollIntoList(list: HTMLElement, index: number): void {
  const option = list.querySelectorAll<HTMLElement>('[role="option"]')[index];
  if (!option) return;
  const { offsetTop, offsetHeight } = option;
  const lowest = offsetTop + offsetHeight - list.clientHeight;
  list.scrollTop = Math.max(lowest, Math.min(list.scrollTop, offsetTop));
}

const icons = {
  all: 'M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z',
  outside: 'M4 5h16v14H4ZM4 10h16M10 10v9',
  folder: 'M3 6h6l2 2.5h10V19H3Z',
} as const;

const keyOf = (view: CloudView): string => (typeof view === 'string' ? view : `folder ${view.id}`);

const nameOf = (entry: Entry): string =>
  typeof entry === 'string' ? message(`library.cloud.${entry}`) : entry.name;

/** The folder for dropped templates: its id, or empty for none. Undefined if nothing can be dropped here. */
function dropFolderOf(entry: Entry): string | undefined {
  if (typeof entry !== 'string') return entry.id;
  return entry === 'outside' ? '' : undefined;
}
