import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isChosen, type SectionContents, withItem } from '../parts';
import type { Selection } from '../wire/selection';
import { found } from './found';
import { customizationMessage } from './messages';

interface Props {
  /** The section's. */
  readonly title: string;
  readonly contents: SectionContents;
  readonly selection: Selection | undefined;
  readonly change: (selection: Selection) => void;
}

/** More documents than this are searched. */
const SEARCHED_FROM = 10;

/** How many are drawn at a time: a site may have thousands. */
const DRAWN = 100;

/** The single documents of a section, each with a checkbox. */
export function ChoiceList({ title, contents, selection, change }: Props): ReactNode {
  const { items = [] } = contents;
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(DRAWN);
  const list = useRef<HTMLUListElement>(null);
  const matching = useMemo(() => found(items, query), [items, query]);
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

/** The button for more may go, so the first of those that came has the focus. */
function useFocusOnMore(list: { readonly current: HTMLElement | null }, limit: number): void {
  const before = useRef(limit);
  useLayoutEffect(() => {
    if (limit === before.current) return;
    list.current?.children[before.current]?.querySelector('input')?.focus();
    before.current = limit;
  }, [list, limit]);
}
