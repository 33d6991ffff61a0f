import { type ReactNode, useState } from 'react';
import type { ListState } from './list/list-state';
import { message } from './messages';
import type { PortfolioSettings } from './portfolio.settings';
import { loadMoreStyle } from './settings-style';

interface Props {
  readonly settings: PortfolioSettings;
  readonly state: ListState;
  /** A search is active, which covers only loaded items: the button loads more items to search. */
  readonly isSearching: boolean;
  readonly onLoadMore: () => void;
  readonly onRetry: () => void;
}

/** The controls below the list: Load More, or Try again after a failure, and a spinner while items load. */
export function LoadMore(props: Props): ReactNode {
  const { settings, state, isSearching, onLoadMore, onRetry } = props;
  const { status, hasMore } = state;
  const isBusy = status === 'loading' || status === 'more';
  const hasFailed = status === 'failed';
  const [isRetrying, setRetrying] = useState(false);
  if (isRetrying && status !== 'loading') setRetrying(false);
  // The button stays while its request is pending, otherwise it would lose the focus.
  const isShown = hasFailed || isRetrying || (hasMore && status !== 'loading');
  const label = isSearching
    ? message('portfolio.search_on')
    : settings.loadMoreButtonText || message('portfolio.load_more');
  const retry = () => {
    setRetrying(true);
    onRetry();
  };
  return (
    <div className="nh-portfolio-end" style={loadMoreStyle(settings)}>
      <button
        type="button"
        className="nh-portfolio-more"
        part="load-more"
        hidden={!isShown}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : hasFailed ? retry : onLoadMore}
      >
        {hasFailed || isRetrying ? message('portfolio.retry') : label}
      </button>
      <span className="nh-spinner nh-portfolio-spinner" part="spinner" hidden={!isBusy} />
    </div>
  );
}
