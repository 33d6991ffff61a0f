import { type Region, regionLabel } from '../regions/region';

/** A text without case and accents, to be looked in. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** True where each word of the query is in what the region or its country is called. */
export function isFound(region: Region, country: string, query: string): boolean {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const names = folded([region.title, regionLabel(region), region.country, country].join(' '));
  return words.every((word) => names.includes(word));
}
