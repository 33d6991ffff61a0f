import { type ReactNode, useState } from 'react';
import type { ListState } from './list/list-state';
import { message } from './messages';

interface Props {
  readonly state: ListState;
  /** Number of loaded items that match the search. */
  readonly shown: number;
  readonly search: string;
  /** The message is above the list instead. */
  readonly isElsewhere: boolean;
}

/**
 * The message above the server's items when the list could not be loaded: below them, nobody would see why filters
 * do nothing. Present from the start, because screen readers announce only changes of a status.
 */
export function ListFailure({ isShown }: { isShown: boolean }): ReactNode {
  return (
    <p
      role="status"
      className={isShown ? 'nh-portfolio-message' : 'nh-unseen'}
      part={isShown ? 'message' : undefined}
    >
      {isShown && message('portfolio.failed')}
    </p>
  );
}

/**
 * The status line of the list. Errors, empty lists and incomplete searches are visible; counts are
 * announced to screen readers only.
 */
export function ListMessage({ state, shown, search, isElsewhere }: Props): ReactNode {
  const { status, hasMore } = state;
  const isSearching = search.trim() !== '';
  const isBusy = status === 'loading' || status === 'more';
  const isPartial = isSearching && hasMore;
  const warning = failureOf(state) ?? (isPartial ? partOf(state, shown) : noneOf(state, shown));
  const count = () =>
    isSearching
      ? message('portfolio.found', { count: shown })
      : message('portfolio.count', { shown, count: state.total });
  const text = useRepeated(isBusy ? message('portfolio.loading') : (warning ?? count()), search);
  if (isElsewhere) return <p role="status" className="nh-unseen" />;
  return (
    <p role="status" className={warning ? 'nh-portfolio-message' : 'nh-unseen'} part="message">
      {text}
    </p>
  );
}

/**
 * Changes a text by a space when another search gives the same one: screen readers announce only a status
 * that changes.
 */
function useRepeated(text: string, search: string): string {
  const [last, setLast] = useState({ text, search, space: '' });
  if (last.text === text && last.search === search) return text + last.space;
  const isSame = last.text === text && last.space === '';
  setLast({ text, search, space: isSame ? '\u00a0' : '' });
  return text + last.space;
}

function failureOf({ status, items }: ListState): string | undefined {
  if (status !== 'failed') return undefined;
  return message(items.length > 0 ? 'portfolio.more_failed' : 'portfolio.failed');
}

/** The message of a search in an incomplete list; with the number of unloaded items if it is known. */
function partOf({ items, total }: ListState, shown: number): string {
  const values = { shown, count: items.length, more: total - items.length };
  return message(
    values.more > 0 ? 'portfolio.found_loaded' : 'portfolio.found_loaded_some',
    values,
  );
}

function noneOf({ status }: ListState, shown: number): string | undefined {
  return status === 'ready' && shown === 0 ? message('portfolio.none') : undefined;
}
