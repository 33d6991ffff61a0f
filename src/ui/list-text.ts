import { inSiteLanguage } from './in-site-language';

/** Returns the items as a list in the page's language: `a, b, and c`; as alternatives: `a, b, or c`. */
export function listText(
  items: Iterable<string>,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return inSiteLanguage((tag) => new Intl.ListFormat(tag, { type })).format(items);
}
