import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { found } from '../../customization/found';
import type { Folder } from '../../libraries/wire/folder';
import { dialogMessage } from './messages';

interface Props {
  /** Of the group of radio buttons, to which others may belong. */
  readonly name: string;
  readonly folders: readonly Folder[];
  /** The chosen one's id; null: outside of folders; undefined: none of these is chosen. */
  readonly chosen: string | null | undefined;
  /** Where the templates are, which cannot be chosen. */
  readonly current?: string | null | undefined;
  readonly choose: (folder: string | null) => void;
}

/** More folders than this are searched. */
const SEARCHED_FROM = 10;

/** The folders of the cloud library and the place outside of them, of which one is chosen. */
export function FolderChoice({ name, folders, chosen, current, choose }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const isLong = folders.length > SEARCHED_FROM;
  const list = useRef<HTMLUListElement>(null);
  useInSight(list, chosen, folders);
  const titled = folders.map((folder) => ({ ...folder, title: folder.name }));
  const matching = new Set(found(titled, query).map(({ id }) => id));
  // The chosen one stays in sight whatever is searched for.
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

/** Scrolls the list alone to the chosen one, where that was chosen before or made elsewhere. */
function useInSight(
  list: RefObject<HTMLElement | null>,
  chosen: string | null | undefined,
  folders: readonly Folder[],
): void {
  useEffect(() => {
    // After the dialog was opened, before which nothing has a place.
    const box = list.current;
    const label = box?.querySelector(':checked')?.closest('label');
    // Nothing is chosen, or it is outside of this list.
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
  /** The templates are there already. */
  readonly isCurrent: boolean;
  readonly choose: () => void;
}

/** One place. */
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
        // The Enter key would submit the dialog.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ target }) => search(target.value)}
      />
      <p part="note" role="status">
        {query && dialogMessage('library.dialog.place.found', { count })}
      </p>
    </div>
  );
}
