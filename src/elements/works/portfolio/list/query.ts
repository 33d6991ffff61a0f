/** WordPress's maximum number of entries per page. */
export const MAX_PER_PAGE = 100;

/** The query of a request for items. */
export interface ItemsQuery {
  readonly perPage: number;
  /** Counted from 1. */
  readonly page: number;
  /** Term ids, one of which an item must have; empty: any item. */
  readonly categories: readonly number[];
  readonly otherCategories: readonly number[];
  readonly tags: readonly number[];
}

/**
 * The address of a request for items. Existing parameters (`?rest_route=…`, `?lang=de`) are kept, unless the
 * request sets them.
 *
 * @param prefix prefix of the site's taxonomy names, such as `astra`
 */
export function itemsAddress(apiUrl: string, query: ItemsQuery, prefix: string): string {
  return withParameters(apiUrl, {
    per_page: String(query.perPage),
    page: String(query.page),
    [`${prefix}-portfolio-categories`]: query.categories.join(),
    [`${prefix}-portfolio-other-categories`]: query.otherCategories.join(),
    [`${prefix}-portfolio-tags`]: query.tags.join(),
  });
}

/** Sets `parameters` in the query of `address`; empty values are skipped, equal names replaced. */
export function withParameters(
  address: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const set = Object.entries(parameters).filter(([, value]) => value !== '');
  const [whole = ''] = address.split('#');
  const [path, ...rest] = whole.split('?');
  const kept = rest
    .join('?')
    .split('&')
    .filter((own) => own !== '' && !set.some(([name]) => name === nameOf(own)));
  // Not encoded: some servers do not decode commas and slashes.
  return `${path}?${[...kept, ...set.map((parameter) => parameter.join('='))].join('&')}`;
}

function nameOf(parameter: string): string {
  const [name = ''] = parameter.split('=');
  // PHP treats `name[]` and `name[0]` as the same parameter.
  return name.replace(/(%5B|\[).*/i, '');
}
