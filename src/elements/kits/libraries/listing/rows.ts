/** Some rows of a list, as a server answers them. */
export interface Page<T> {
  readonly items: readonly T[];
  /** How many rows there are on all pages. */
  readonly total: number;
}

/** A list of which some pages are known. It is never changed: each step makes another. */
export interface Rows<T> {
  /** Undefined until the first page has come. */
  readonly total: number | undefined;
  readonly pageSize: number;
  readonly pages: ReadonlyMap<number, KnownPage<T>>;
}

interface KnownPage<T> {
  readonly items: readonly T[];
  /** It is shown until it has been fetched again. */
  readonly isStale: boolean;
}

/** From the first place to the last, both included. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** A list of which nothing is known. */
export function noRows<T>(pageSize: number): Rows<T> {
  return { total: undefined, pageSize, pages: new Map() };
}

/** The row at that place; undefined where it is not known yet. */
export function rowAt<T>({ pages, pageSize }: Rows<T>, place: number): T | undefined {
  return pages.get(Math.floor(place / pageSize))?.items[place % pageSize];
}

/** The rows of a range as far as they are known. */
export function knownRows<T>(rows: Rows<T>, { first, last }: Range): readonly T[] {
  const known: T[] = [];
  for (let place = first; place <= last; place++) {
    const row = rowAt(rows, place);
    if (row !== undefined) known.push(row);
  }
  return known;
}

/** The pages of a range that have to be fetched. */
export function missingPages<T>({ total, pageSize, pages }: Rows<T>, range: Range): number[] {
  // Of a list without rows its first page tells whether it still has none.
  const end = total === undefined ? range.last : Math.max(0, Math.min(range.last, total - 1));
  const missing: number[] = [];
  const first = Math.floor(Math.min(range.first, end) / pageSize);
  for (let page = first; page * pageSize <= end; page++) {
    if (pages.get(page)?.isStale ?? true) missing.push(page);
  }
  return missing;
}

/** Pages in runs of those that follow each other, each of at most so many. */
export function runsOf(pages: readonly number[], most: number): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run && run.at(-1) === page - 1 && run.length < most) run.push(page);
    else runs.push([page]);
  }
  return runs;
}

/** The list with rows that have come: a page, or several from that one on. */
export function withPages<T>(rows: Rows<T>, first: number, { items, total }: Page<T>): Rows<T> {
  const { pageSize } = rows;
  // Another total: somebody has added or deleted, and rows of other pages may have moved.
  const known = total === rows.total ? rows : stale(rows);
  const pages = new Map(known.pages);
  for (let at = 0; at === 0 || at * pageSize < items.length; at++) {
    const page = items.slice(at * pageSize, (at + 1) * pageSize);
    pages.set(first + at, { items: page, isStale: false });
  }
  for (const one of pages.keys()) if (one > 0 && one * pageSize >= total) pages.delete(one);
  return { ...rows, total, pages };
}

/** The same list, all of which has to be fetched again. */
export function stale<T>(rows: Rows<T>): Rows<T> {
  return changed(rows, ({ items }) => ({ items, isStale: true }));
}

/** The list with each known row as `change` has it. */
export function mapRows<T>(rows: Rows<T>, change: (row: T) => T): Rows<T> {
  return changed(rows, ({ items, isStale }) => ({ items: items.map(change), isStale }));
}

function changed<T>(rows: Rows<T>, change: (page: KnownPage<T>) => KnownPage<T>): Rows<T> {
  return { ...rows, pages: new Map([...rows.pages].map(([page, known]) => [page, change(known)])) };
}
