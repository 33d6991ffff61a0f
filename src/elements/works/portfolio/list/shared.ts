import { jsonText } from '../../../../core/state/json-text';
import type { PortfolioItem } from '../item';

/**
 * Returns a function that replaces an item by an equal one from an earlier response. Thus a refreshed list
 * is not rendered again, and cached filters share their items.
 */
export function sharedItems(): (item: PortfolioItem) => PortfolioItem {
  const known = new Map<string, { readonly item: PortfolioItem; readonly text: string }>();
  return (item) => {
    const text = jsonText(item);
    const before = known.get(item.key);
    if (before?.text === text) return before.item;
    known.set(item.key, { item, text });
    return item;
  };
}
