/** The most entries that WordPress gives at once. */
export const MAX_PER_PAGE = 100;

/** Which items a call asks for. */
export interface ItemsQuery {
  readonly perPage: number;
  /** From 1 on. */
  readonly page: number;
  /** Ids of terms, one of which an item must have; empty: any. */
  readonly categories: readonly number[];
  readonly otherCategories: readonly number[];
  readonly tags: readonly number[];
}

/**
 * The address of a call for items.
 *
 * A query that the address has of its own is kept (`?rest_route=…`, `?lang=de`), but for the parameters
 * that the call itself sets.
 *
 * @param prefix what the site's taxonomy names begin with, such as `astra`
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

/** `address` with `parameters` in its query, in place of its own of the same names; empty ones are left out. */
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
  // Text as it is: a server reads commas and slashes better than their codes.
  return `${path}?${[...kept, ...set.map((parameter) => parameter.join('='))].join('&')}`;
}

function nameOf(parameter: string): string {
  const [name = ''] = parameter.split('=');
  // `name[]` and `name[0]` are the same parameter to a server in PHP.
  return name.replace(/(%5B|\[).*/i, '');
}
