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
 * The line that says how the list stands. That there is nothing, or that something failed, everybody
 * sees; the counts are only told to those who cannot see the list grow.
 */
export function ListMessage({ state, shown, isSearching }: Props): ReactNode {
  const { status, items, total } = state;
  const isBusy = status === 'loading' || status === 'more';
  const warning = warningOf(status, items.length, shown);
  const count = isSearching
    ? message('portfolio.found', { count: shown })
    : message('portfolio.count', { shown, count: total });
  return (
    <p role="status" className={warning ? 'nh-portfolio-message' : 'nh-unseen'} part="message">
      {isBusy ? message('portfolio.loading') : (warning ?? count)}
    </p>
  );
}

function warningOf(status: ListState['status'], loaded: number, shown: number): string | undefined {
  if (status === 'failed')
    return message(loaded > 0 ? 'portfolio.more_failed' : 'portfolio.failed');
  return status === 'ready' && shown === 0 ? message('portfolio.none') : undefined;
}
