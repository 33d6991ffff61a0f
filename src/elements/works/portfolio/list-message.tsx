import type { ReactNode } from 'react';
import type { ListState } from './list/list';
import { message } from './messages';

interface Props {
  readonly state: ListState;
  /** How many items are shown: the loaded ones that the search has found. */
  readonly shown: number;
  readonly isSearching: boolean;
}

/**
 * The line that says how the list stands. That there is nothing, that something failed, or that a search
 * has not seen all, everybody sees; the counts are only told to those who cannot see the list grow.
 */
export function ListMessage({ state, shown, isSearching }: Props): ReactNode {
  const { status, hasMore } = state;
  const isBusy = status === 'loading' || status === 'more';
  const isPartial = isSearching && hasMore;
  const warning = failureOf(state) ?? (isPartial ? partOf(state, shown) : noneOf(state, shown));
  const count = isSearching
    ? message('portfolio.found', { count: shown })
    : message('portfolio.count', { shown, count: state.total });
  return (
    <p role="status" className={warning ? 'nh-portfolio-message' : 'nh-unseen'} part="message">
      {isBusy ? message('portfolio.loading') : (warning ?? count)}
    </p>
  );
}

function failureOf({ status, items }: ListState): string | undefined {
  if (status !== 'failed') return undefined;
  return message(items.length > 0 ? 'portfolio.more_failed' : 'portfolio.failed');
}

/** How much of what is loaded a search has found, and how much it has not seen, where that is known. */
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
