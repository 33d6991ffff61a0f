import { normalizedText } from '../api/libraries/normalized-text';

/** Returns the items whose titles contain every word of a query. Case and accents are ignored. */
export function searchTitles<T extends { readonly title: string }>(
  items: readonly T[],
  query: string,
): readonly T[] {
  const words = normalizedText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ title }) => {
    const text = normalizedText(title);
    return words.every((word) => text.includes(word));
  });
}
