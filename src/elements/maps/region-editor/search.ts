import { type Region, regionLabel } from '../regions/region';

/** A text without case and accents, for searching. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** True if each word of the query occurs in the names of the region or its country. */
export function matchesQuery(region: Region, country: string, query: string): boolean {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const names = folded([region.title, regionLabel(region), region.country, country].join(' '));
  return words.every((word) => names.includes(word));
}
