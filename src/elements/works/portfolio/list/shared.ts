import type { PortfolioItem } from '../item';

/**
 * Gives an item that has come before, and is the same still, as the same object: a list that is
 * refreshed behind has nothing to draw again, and filters share what they remember.
 */
export function sharedItems(): (item: PortfolioItem) => PortfolioItem {
  const known = new Map<string, { readonly item: PortfolioItem; readonly text: string }>();
  return (item) => {
    const text = JSON.stringify(item);
    const before = known.get(item.key);
    if (before?.text === text) return before.item;
    known.set(item.key, { item, text });
    return item;
  };
}
