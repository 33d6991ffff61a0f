/** Those whose titles have every word of a query, whatever its case and accents. */
export function found<T extends { readonly title: string }>(
  items: readonly T[],
  query: string,
): readonly T[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ title }) => {
    const text = folded(title);
    return words.every((word) => text.includes(word));
  });
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
