import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Selection } from '../../../api/kits/selection';
import { searchTitles } from '../../../ui/title-search';
import { isChosen, type SectionContents, withItem } from '../parts';
import { customizationMessage } from './messages';

interface Props {
  /** The title of the section. */
  readonly title: string;
  readonly contents: SectionContents;
  readonly selection: Selection | undefined;
  readonly change: (selection: Selection) => void;
}

/** Sections with more documents get a search field. */
const SEARCHED_FROM = 10;

/** The number of documents rendered at a time; a site may have thousands. */
const DRAWN = 100;

/** The documents of a section, each with a checkbox. */
export function ChoiceList({ title, contents, selection, change }: Props): ReactNode {
  const { items = [] } = contents;
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(DRAWN);
  const list = useRef<HTMLUListElement>(null);
  const matching = useMemo(() => searchTitles(items, query), [items, query]);
  const rest = matching.length - limit;
  const isLong = items.length > SEARCHED_FROM;
  useFocusOnMore(list, limit);
  return (
    <>
      {isLong && <Search title={title} query={query} count={matching.length} search={setQuery} />}
      <ul part="choices" ref={list} data-long={isLong || undefined}>
        {matching.slice(0, limit).map(({ id, title: name, note }) => (
          <li key={id}>
            <label part="choice">
              <input
                part="checkbox"
                type="checkbox"
                checked={isChosen(selection, id)}
                onChange={({ target }) => change(withItem(selection, contents, id, target.checked))}
              />
              <span>
                {name || id} {note && <small part="note">{note}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" part="button" onClick={() => setLimit(limit + DRAWN)}>
          {customizationMessage('kit.customize.more', { count: Math.min(rest, DRAWN) })}
        </button>
      )}
    </>
  );
}

interface SearchProps {
  readonly title: string;
  readonly query: string;
  readonly count: number;
  readonly search: (query: string) => void;
}

function Search({ title, query, count, search }: SearchProps): ReactNode {
  const label = customizationMessage('kit.customize.search', { section: title });
  return (
    <>
      <input
        part="input"
        type="search"
        value={query}
        placeholder={label}
        aria-label={label}
        onChange={({ target }) => search(target.value)}
      />
      <p part="note" role="status">
        {query && customizationMessage('kit.customize.found', { count })}
      </p>
    </>
  );
}

/** Focuses the first added document, since the button for more may disappear. */
function useFocusOnMore(list: { readonly current: HTMLElement | null }, limit: number): void {
  const before = useRef(limit);
  useLayoutEffect(() => {
    if (limit === before.current) return;
    list.current?.children[before.current]?.querySelector('input')?.focus();
    before.current = limit;
  }, [list, limit]);
}
