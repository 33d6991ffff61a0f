import { wholeNumber } from './item-fields';
import { type Filter, isSameFilter } from './list/filter';

/** The filters and the search text of a portfolio, as stored in the page's address. */
export interface LinkedView {
  readonly filter: Filter;
  /** The search text; empty: no search. */
  readonly search: string;
}

/** Reads the view from the query of `address`. Missing and invalid filters mean 'all'. */
export function linkedView(address: string, ordinal = 1): LinkedView {
  const { searchParams } = new URL(address);
  const { category, otherCategory, search } = parameterNames(ordinal);
  return {
    filter: {
      category: termId(searchParams.get(category)),
      otherCategory: termId(searchParams.get(otherCategory)),
    },
    search: searchParams.get(search) ?? '',
  };
}

/**
 * Returns `address` with `view` in its query; the rest of the address is unchanged.
 *
 * @param ordinal number of the portfolio on the page, from 1; the first has parameters without a number
 */
export function linkedAddress(address: string, view: LinkedView, ordinal = 1): string {
  const { filter, search } = view;
  const name = parameterNames(ordinal);
  const values = new Map([
    [name.category, filter.category?.toString() ?? ''],
    [name.otherCategory, filter.otherCategory?.toString() ?? ''],
    [name.search, search],
  ]);
  const url = new URL(address);
  // Splits the text, because `searchParams` would re-encode the other parameters.
  const others = url.search.slice(1).split('&');
  const kept = others.filter((own) => own !== '' && !values.has(nameOf(own)));
  const set = [...values].filter(([, value]) => value !== '').map(parameter);
  url.search = [...kept, ...set].join('&');
  return url.href;
}

/** Stores the view of a portfolio in the page's address. */
export interface DeepLink {
  /** The view in the current address. */
  view(): LinkedView;
  /** Stores a view in a new history entry: the back button returns to the previous view. */
  push(view: LinkedView): void;
  /** Stores a view in the current history entry. */
  replace(view: LinkedView): void;
}

/**
 * Connects a portfolio to the page's address until `signal` is aborted.
 *
 * @param page the window of the element's document
 * @param onChange called with the view after the visitor went back or forward to another one
 */
export function deepLink(
  page: Window,
  ordinal: number,
  onChange: (view: LinkedView) => void,
  signal: AbortSignal,
): DeepLink {
  const view = (): LinkedView => linkedView(page.location.href, ordinal);
  let last = view();

  function write(next: LinkedView, how: 'pushState' | 'replaceState'): void {
    last = next;
    const address = linkedAddress(page.location.href, next, ordinal);
    if (address === page.location.href) return;
    try {
      // Other scripts may have stored state in the current entry; a new entry has none.
      page.history[how](how === 'replaceState' ? page.history.state : null, '', address);
    } catch {
      // Browsers limit the rate of history entries, and frames without an address have none. Only the address
      // stays old.
    }
  }

  page.addEventListener(
    'popstate',
    () => {
      const now = view();
      if (isSameView(now, last)) return;
      last = now;
      onChange(now);
    },
    { signal },
  );
  return {
    view,
    push: (next) => write(next, 'pushState'),
    replace: (next) => write(next, 'replaceState'),
  };
}

function parameterNames(ordinal: number): {
  category: string;
  otherCategory: string;
  search: string;
} {
  const end = ordinal > 1 ? `-${ordinal}` : '';
  return {
    category: `nh-category${end}`,
    otherCategory: `nh-other-category${end}`,
    search: `nh-search${end}`,
  };
}

function termId(value: string | null): number | null {
  return wholeNumber(value) || null;
}

function nameOf(parameter: string): string {
  const [name = ''] = new URLSearchParams(parameter).keys();
  return name;
}

function parameter([name, value]: [string, string]): string {
  return new URLSearchParams({ [name]: value }).toString();
}

function isSameView(one: LinkedView, other: LinkedView): boolean {
  return one.search === other.search && isSameFilter(one.filter, other.filter);
}
