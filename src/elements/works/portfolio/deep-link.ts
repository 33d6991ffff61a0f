import { wholeNumber } from './item-fields';
import { type Filter, isSameFilter } from './list/filter';

/** What the address says of a portfolio. */
export interface LinkedView {
  readonly filter: Filter;
  /** What was typed into the search box; '' is nothing. */
  readonly search: string;
}

/** The view that the query of `address` names; what it does not name, or wrongly, is 'all'. */
export function linkedView(address: string, place = 1): LinkedView {
  const { searchParams } = new URL(address);
  const { category, otherCategory, search } = names(place);
  return {
    filter: {
      category: termId(searchParams.get(category)),
      otherCategory: termId(searchParams.get(otherCategory)),
    },
    search: searchParams.get(search) ?? '',
  };
}

/**
 * `address` with `view` in its query; everything else in it stays as it is.
 *
 * @param place counts the portfolios of a page, from 1 on; the first has the plain names
 */
export function linkedAddress(address: string, view: LinkedView, place = 1): string {
  const { filter, search } = view;
  const name = names(place);
  const values = new Map([
    [name.category, filter.category?.toString() ?? ''],
    [name.otherCategory, filter.otherCategory?.toString() ?? ''],
    [name.search, search],
  ]);
  const url = new URL(address);
  // Not by searchParams, which would write the other parameters anew too.
  const others = url.search.slice(1).split('&');
  const kept = others.filter((own) => own !== '' && !values.has(nameOf(own)));
  const set = [...values].filter(([, value]) => value !== '').map(parameter);
  url.search = [...kept, ...set].join('&');
  return url.href;
}

/** Keeps a portfolio's view in the address of the page. */
export interface DeepLink {
  /** What the address says now. */
  view(): LinkedView;
  /** Adds a step to the visitor's history: the back button takes it back. */
  push(view: LinkedView): void;
  /** Changes the step that the visitor is at. */
  replace(view: LinkedView): void;
}

/**
 * Binds a portfolio to the address until `signal` is aborted.
 *
 * @param page the window of the element's document
 * @param changed is told the view after the visitor has gone back or forward to another one
 */
export function deepLink(
  page: Window,
  place: number,
  changed: (view: LinkedView) => void,
  signal: AbortSignal,
): DeepLink {
  const view = (): LinkedView => linkedView(page.location.href, place);
  let last = view();

  function write(next: LinkedView, how: 'pushState' | 'replaceState'): void {
    last = next;
    const address = linkedAddress(page.location.href, next, place);
    if (address === page.location.href) return;
    try {
      // A step keeps what others have noted with it; a new one has nothing noted yet.
      page.history[how](how === 'replaceState' ? page.history.state : null, '', address);
    } catch {
      // A browser that counts too many, or a frame without an address, only lacks the link.
    }
  }

  page.addEventListener(
    'popstate',
    () => {
      const now = view();
      if (isSameView(now, last)) return;
      last = now;
      changed(now);
    },
    { signal },
  );
  return {
    view,
    push: (next) => write(next, 'pushState'),
    replace: (next) => write(next, 'replaceState'),
  };
}

function names(place: number): { category: string; otherCategory: string; search: string } {
  const end = place > 1 ? `-${place}` : '';
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
