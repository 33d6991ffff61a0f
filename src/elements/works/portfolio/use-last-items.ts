import { useState } from 'react';
import type { PortfolioItem } from './item';
import type { ListState } from './list/list-state';

/**
 * The items to show: those of the filter, or the previous ones while the filter's first items load, so that
 * the page keeps its height. Undefined until the first items are loaded; the server's own items remain.
 */
export function useLastItems({ status, items }: ListState): readonly PortfolioItem[] | undefined {
  const isLoaded = items.length > 0 || status === 'ready';
  const [last, setLast] = useState(isLoaded ? items : undefined);
  const now = isLoaded || (status === 'failed' && last) ? items : last;
  if (now !== last) setLast(now);
  return now;
}
