import { portfolioConfig } from '../config';
import { record } from '../item-fields';
import { fieldNames } from '../item-reading';
import type { Filter } from './filter';
import { readTerms } from './terms';

/** Works that are looked at: a mistake is usually in all of them. */
const LOOKED_AT = 20;

/** Keys of works that the list reads itself, and those of WordPress's own responses. */
const PLAIN_KEYS =
  'id slug title link type status date content excerpt portfolio-type lightbox-image-url portfolio-video-url thumbnail-image-url thumbnail-image-meta';

/**
 * The sentence for the console about keys of given works that nothing reads; undefined without any. Complete responses of
 * WordPress, in which other plugins have keys too, are skipped.
 */
export function unknownKeys(works: readonly unknown[]): string | undefined {
  const known = [...PLAIN_KEYS.split(' '), ...Object.values(fieldNames(portfolioConfig().prefix))];
  const rows = works.slice(0, LOOKED_AT).map(record);
  const keys = rows.filter((row) => !('_links' in row)).flatMap((row) => Object.keys(row));
  const unknown = [...new Set(keys)].filter((key) => !known.includes(key));
  if (unknown.length === 0) return undefined;
  return `works have unknown keys (${unknown.join(', ')}), which are ignored. The documentation of the element lists the keys.`;
}

/** The sentence for the console about a filter that finds nothing; undefined if the filter is “all”. */
export function emptyFilter(filter: Filter, prefix: string): string | undefined {
  const { categories, otherCategories } = fieldNames(prefix);
  const { category, otherCategory } = filter;
  const terms = [
    category === null ? [] : `${category} in "${categories}"`,
    otherCategory === null ? [] : `${otherCategory} in "${otherCategories}"`,
  ].flat();
  if (terms.length === 0) return undefined;
  return `no work has the category ${terms.join(' and ')}, so this filter shows nothing. Works list the ids of their categories in these keys.`;
}

/**
 * The sentence for the console about given categories without a number of items, which the header leaves out; undefined
 * without any.
 *
 * @param setting the name of the setting that gives them
 */
export function uncounted(setting: string, terms: readonly unknown[] = []): string | undefined {
  const names = terms
    .filter((term) => !('count' in record(term)))
    .flatMap((term) => readTerms([term]))
    .map(({ name }) => name);
  if (names.length === 0) return undefined;
  return `${setting} have no count (${names.join(', ')}), so the header leaves them out. Give each the number of its works, as the REST API does.`;
}
