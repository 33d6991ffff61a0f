import { useState } from 'react';
import type { PortfolioItem } from './item';
import type { ListState } from './list/list';

/**
 * The items to show: those of the filter, and while it has none yet the ones before, so that the page
 * keeps its height. Undefined until there was a list at all: then the server's own items stay.
 */
export function useKeptItems({ status, items }: ListState): readonly PortfolioItem[] | undefined {
  const [kept, setKept] = useState<readonly PortfolioItem[]>();
  const hasList = items.length > 0 || status === 'ready' || (status === 'failed' && kept);
  const now = hasList ? items : kept;
  if (now !== kept) setKept(now);
  return now;
}
