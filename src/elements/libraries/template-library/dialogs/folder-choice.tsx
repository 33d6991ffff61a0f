import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Folder } from '../../../../api/libraries/folder';
import { searchTitles } from '../../../../ui/title-search';
import { dialogMessage } from './messages';

interface Props {
  /** The `name` of the radio group. Radio buttons outside of this list may share it. */
  readonly name: string;
  readonly folders: readonly Folder[];
  /** The chosen folder's id; null: outside of folders; undefined: nothing in this list is chosen. */
  readonly chosen: string | null | undefined;
  /** The folder in which the templates are, which is disabled. */
  readonly current?: string | null | undefined;
  readonly choose: (folder: string | null) => void;
}

/** Above this number of folders, a search field appears. */
const SEARCH_ABOVE = 10;

/** Radio buttons for the folders of the cloud account, and for "outside of folders". */
export function FolderChoice({ name, folders, chosen, current, choose }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const isLong = folders.length > SEARCH_ABOVE;
  const list = useRef<HTMLUListElement>(null);
  useScrollToChosen(list, chosen, folders);
  const titled = folders.map((folder) => ({ ...folder, title: folder.name }));
  const matching = new Set(searchTitles(titled, query).map(({ id }) => id));
  // The chosen folder stays in the list even if it does not match.
  const shown = folders.filter(({ id }) => matching.has(id) || id === chosen);
  const radio = (folder: string | null, label: string, count?: number): ReactNode => (
    <Radio
      {...{ name, label, count }}
      isChosen={folder === chosen}
      isCurrent={folder === current}
      choose={() => choose(folder)}
    />
  );
  return (
    <>
      {isLong && <Search query={query} count={matching.size} search={setQuery} />}
      <ul ref={list} part="choices" data-long={isLong || undefined}>
        {!query && <li>{radio(null, dialogMessage('library.dialog.place.outside'))}</li>}
        {shown.map((folder) => (
          <li key={folder.id}>{radio(folder.id, folder.name, folder.count)}</li>
        ))}
      </ul>
    </>
  );
}

/** Scrolls the list, and nothing else, to the chosen folder. `scrollIntoView` would scroll the page too. */
function useScrollToChosen(
  list: RefObject<HTMLElement | null>,
  chosen: string | null | undefined,
  folders: readonly Folder[],
): void {
  useEffect(() => {
    // In an effect, after the dialog's layout effect: a closed dialog has no layout.
    const box = list.current;
    const label = box?.querySelector(':checked')?.closest('label');
    if (!box || !label || chosen === undefined || folders.length === 0) return;
    const [outer, inner] = [box.getBoundingClientRect(), label.getBoundingClientRect()];
    if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
    if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
  }, [list, chosen, folders]);
}

interface RadioProps {
  readonly name: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly isChosen: boolean;
  /** True if the templates are already in this folder. */
  readonly isCurrent: boolean;
  readonly choose: () => void;
}

/** A radio button for a folder or another destination. */
export function Radio({ name, label, count, isChosen, isCurrent, choose }: RadioProps): ReactNode {
  const note = isCurrent
    ? dialogMessage('library.dialog.place.here')
    : count !== undefined && dialogMessage('library.dialog.place.count', { count });
  return (
    <label part="choice">
      <input
        part="checkbox"
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isCurrent}
        onChange={choose}
      />
      <span>
        <bdi>{label}</bdi> {note && <small part="note">{note}</small>}
      </span>
    </label>
  );
}

interface SearchProps {
  readonly query: string;
  readonly count: number;
  readonly search: (query: string) => void;
}

function Search({ query, count, search }: SearchProps): ReactNode {
  const id = useId();
  return (
    <div part="field">
      <label htmlFor={id}>{dialogMessage('library.dialog.place.search')}</label>
      <input
        part="input"
        id={id}
        type="search"
        autoComplete="off"
        value={query}
        // Otherwise the Enter key would submit the dialog.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ target }) => search(target.value)}
      />
      <p part="note" role="status">
        {query && dialogMessage('library.dialog.place.found', { count })}
      </p>
    </div>
  );
}
