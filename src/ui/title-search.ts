import { normalizedText } from '../api/libraries/normalized-text';

/** An item that is found by its title. */
interface Titled {
  readonly title: string;
  /** The thing that the title is about, such as `Heading` in "Add Heading". Default: the title. */
  readonly subject?: string;
}

/**
 * Returns the items whose titles contain every word of a query: those whose subject is the query first, then those whose
 * subject begins with it, then the others in their order. Case and accents are ignored.
 */
export function searchTitles<T extends Titled>(items: readonly T[], query: string): readonly T[] {
  const wanted = normalizedText(query).trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  const found = items.filter(({ title }) => {
    const text = normalizedText(title);
    return words.every((word) => text.includes(word));
  });
  const ranked = found.map((item) => ({ item, rank: rankOf(item, wanted) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item);
}

function rankOf({ title, subject = title }: Titled, wanted: string): number {
  const text = normalizedText(subject).trim();
  if (text === wanted) return 0;
  return text.startsWith(wanted) ? 1 : 2;
}
