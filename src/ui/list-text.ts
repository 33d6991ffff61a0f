import { languageTag, siteLocale } from '../core/config';

/** Returns the items as a list in the page's language: `a, b, and c`; as alternatives: `a, b, or c`. */
export function listText(
  items: Iterable<string>,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return listFormat(type).format(items);
}

function listFormat(type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  try {
    return new Intl.ListFormat(languageTag(siteLocale()), { type });
  } catch {
    // The site's locale is not a valid language tag.
    return new Intl.ListFormat('en', { type });
  }
}
