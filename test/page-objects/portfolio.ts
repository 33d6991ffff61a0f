import '../../src/define/portfolio';
import { until } from './until';

type Entry = Record<string, unknown>;

/** A server double that the test controls. */
export interface PortfolioServer {
  items: Entry[];
  categories: Entry[];
  otherCategories: Entry[];
  /** Requests whose address contains this text fail; '' means none. */
  failing: string;
  /** Requests whose address contains this text wait until `release()`; '' means none. */
  holding: string;
  release(): void;
  /** Omits the total number of items. */
  withoutTotal: boolean;
  /** The decoded queries of the requests for items. */
  readonly queries: string[];
}

/** A portfolio in the page, and functions that operate it. */
export interface LivePortfolio {
  readonly host: HTMLElement & {
    settings: unknown;
    items: unknown;
    readonly updateComplete: Promise<void>;
  };
  readonly server: PortfolioServer;
  all<E extends HTMLElement = HTMLElement>(part: string): E[];
  one<E extends HTMLElement = HTMLElement>(part: string): E;
  /** The filter button with this text. */
  filter(text: string): HTMLElement;
  titles(): string[];
  search(text: string): void;
  /** Resolves when this number of tiles is shown. */
  shows(count: number): Promise<void>;
  /** Records the details of an event from now on. */
  heard<T>(name: string): T[];
}

const original = globalThis.fetch;
let released: () => void = () => {};

/** Entry n: category n % 2 + 1, other category 11, a page that opens in the lightbox. */
export function entry(n: number, more: Entry = {}): Entry {
  return {
    id: n,
    title: { rendered: `Work ${n}` },
    link: `/works/${n}`,
    'portfolio-type': 'page',
    'thumbnail-image-url': '/demo/assets/favicon.svg',
    'astra-portfolio-categories': [(n % 2) + 1],
    'astra-portfolio-other-categories': [11],
    'astra-portfolio-tags': [],
    ...more,
  };
}

/** Entries 1 to `count`. */
export function entries(count: number): Entry[] {
  return Array.from({ length: count }, (_, at) => entry(at + 1));
}

/** Adds a portfolio to the page, without waiting for its items. */
export async function livePortfolio(
  settings: object = {},
  {
    items = entries(6),
    attributes = '',
    content = '',
    ...server
  }: Partial<PortfolioServer> & {
    attributes?: string;
    content?: string;
  } = {},
): Promise<LivePortfolio> {
  const made = portfolioServer({ items, ...server });
  const box = document.body.appendChild(document.createElement('main'));
  const json = JSON.stringify({ itemsPerPage: 4, ...settings }).replaceAll("'", '&#39;');
  box.innerHTML = `<nh-portfolio api-url="/items" settings='${json}' ${attributes}>${content}</nh-portfolio>`;
  const host = box.firstElementChild as LivePortfolio['host'];
  await host.updateComplete;
  return handsOn(host, made);
}

/** Adds a portfolio to the page and waits for its first items. */
export async function shownPortfolio(
  ...given: Parameters<typeof livePortfolio>
): Promise<LivePortfolio> {
  const portfolio = await livePortfolio(...given);
  await until(() => portfolio.all('tile').length > 0);
  return portfolio;
}

/** Resolves when the element that `wanted` returns has the focus. */
export function focusOn(wanted: () => Element | undefined): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!document.activeElement || document.activeElement !== wanted()) return;
      document.removeEventListener('focusin', look);
      resolve();
    };
    document.addEventListener('focusin', look);
    look();
  });
}

/** Clears the page and restores `fetch`; call it after each test. */
export async function clearPortfolios(): Promise<void> {
  const hosts = [...document.querySelectorAll<LivePortfolio['host']>('nh-portfolio')];
  for (const box of document.querySelectorAll('body > main, dialog')) box.remove();
  globalThis.fetch = original;
  await Promise.all(hosts.map(({ updateComplete }) => updateComplete));
  // Otherwise the next portfolio would restore this one's scroll position.
  sessionStorage.clear();
  scrollTo(0, 0);
}

function handsOn(host: LivePortfolio['host'], server: PortfolioServer): LivePortfolio {
  const all = <E extends HTMLElement>(part: string): E[] => [
    ...host.querySelectorAll<E>(`[part~="${part}"]`),
  ];
  const one = <E extends HTMLElement>(part: string): E => {
    const [found] = all<E>(part);
    if (!found) throw new Error(`there is no part ${part}`);
    return found;
  };
  return {
    host,
    server,
    all,
    one,
    filter(text) {
      const found = all('filter').find(({ textContent }) => textContent === text);
      if (!found) throw new Error(`there is no filter ${text}`);
      return found;
    },
    titles: () => all('title').map(({ textContent }) => textContent),
    search(text) {
      const input = one<HTMLInputElement>('search');
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    },
    shows: (count) => until(() => all('tile').length === count),
    heard<T>(name: string) {
      const details: T[] = [];
      host.addEventListener(name, (event) => details.push((event as CustomEvent<T>).detail));
      return details;
    },
  };
}

function portfolioServer(given: Partial<PortfolioServer> & { items: Entry[] }): PortfolioServer {
  const held = new Promise<void>((resolve) => {
    released = resolve;
  });
  const server: PortfolioServer = {
    categories: [
      { id: 1, name: 'Books', count: 3 },
      { id: 2, name: 'Boxes &amp; cases', count: 3 },
      { id: 3, name: 'Nothing', count: 0 },
    ],
    otherCategories: [{ id: 11, name: 'Readers', count: 6 }],
    failing: '',
    holding: '',
    withoutTotal: false,
    queries: [],
    ...given,
    release() {
      server.holding = '';
      released();
    },
  };
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.href);
    const { href, pathname, searchParams } = url;
    if (pathname === '/items') server.queries.push(decodeURIComponent(url.search));
    if (server.holding && href.includes(server.holding)) await held;
    init?.signal?.throwIfAborted();
    if (server.failing && href.includes(server.failing)) throw new TypeError('Failed to fetch');
    if (pathname !== '/items') return listed(taxonomyOf(server, pathname), searchParams);
    return listed(server.items.filter(matches(searchParams)), searchParams, server.withoutTotal);
  };
  return server;
}

function taxonomyOf({ categories, otherCategories }: PortfolioServer, path: string): Entry[] {
  return path.endsWith('-other-categories') ? otherCategories : categories;
}

function listed(found: readonly Entry[], search: URLSearchParams, isSecret = false): Response {
  const perPage = Number(search.get('per_page'));
  const from = (Number(search.get('page')) - 1) * perPage;
  const counts = {
    'X-WP-Total': `${found.length}`,
    'X-WP-TotalPages': `${Math.ceil(found.length / perPage)}`,
  };
  const headers = isSecret ? {} : counts;
  return new Response(JSON.stringify(found.slice(from, from + perPage)), { headers });
}

function matches(search: URLSearchParams): (item: Entry) => boolean {
  const asked = search.get('astra-portfolio-categories')?.split(',').map(Number);
  return (item) =>
    asked?.some((id) => (item['astra-portfolio-categories'] as number[]).includes(id)) ?? true;
}
