/** A page of a list, as the server sends it. */
export interface Page<T> {
  readonly items: readonly T[];
  /** The number of rows on all pages. */
  readonly total: number;
}

/** A partly loaded list. Immutable: each function returns a new one. */
export interface Rows<T> {
  /** Undefined until the first page has loaded. */
  readonly total: number | undefined;
  readonly pageSize: number;
  readonly pages: ReadonlyMap<number, KnownPage<T>>;
}

interface KnownPage<T> {
  readonly items: readonly T[];
  /** Stale pages stay visible until they have been fetched again. */
  readonly isStale: boolean;
}

/** A range of indexes; both ends are included. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** Returns a list without loaded pages. */
export function noRows<T>(pageSize: number): Rows<T> {
  return { total: undefined, pageSize, pages: new Map() };
}

/** Returns the row at an index; undefined if it has not loaded. */
export function rowAt<T>({ pages, pageSize }: Rows<T>, index: number): T | undefined {
  return pages.get(Math.floor(index / pageSize))?.items[index % pageSize];
}

/** Returns the loaded rows of a range. */
export function knownRows<T>(rows: Rows<T>, { first, last }: Range): readonly T[] {
  const known: T[] = [];
  for (let index = first; index <= last; index++) {
    const row = rowAt(rows, index);
    if (row !== undefined) known.push(row);
  }
  return known;
}

/** Returns the pages of a range that are missing or stale. */
export function missingPages<T>({ total, pageSize, pages }: Rows<T>, range: Range): number[] {
  // The first page of an empty list counts as well: it may have rows by now.
  const end = total === undefined ? range.last : Math.max(0, Math.min(range.last, total - 1));
  const missing: number[] = [];
  const first = Math.floor(Math.min(range.first, end) / pageSize);
  for (let page = first; page * pageSize <= end; page++) {
    if (pages.get(page)?.isStale ?? true) missing.push(page);
  }
  return missing;
}

/** Groups pages into runs of consecutive pages, of at most `most` pages each. */
export function runsOf(pages: readonly number[], most: number): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run && run.at(-1) === page - 1 && run.length < most) run.push(page);
    else runs.push([page]);
  }
  return runs;
}

/** Adds fetched rows: one page, or several pages starting at `first`. */
export function withPages<T>(rows: Rows<T>, first: number, { items, total }: Page<T>): Rows<T> {
  const { pageSize } = rows;
  // A new total means that rows were added or deleted, so rows of other pages may have moved.
  const known = total === rows.total ? rows : stale(rows);
  const pages = new Map(known.pages);
  for (let at = 0; at === 0 || at * pageSize < items.length; at++) {
    const page = items.slice(at * pageSize, (at + 1) * pageSize);
    pages.set(first + at, { items: page, isStale: false });
  }
  for (const one of pages.keys()) if (one > 0 && one * pageSize >= total) pages.delete(one);
  return { ...rows, total, pages };
}

/** Marks all pages as stale. */
export function stale<T>(rows: Rows<T>): Rows<T> {
  return changed(rows, ({ items }) => ({ items, isStale: true }));
}

/** Changes each loaded row. */
export function mapRows<T>(rows: Rows<T>, change: (row: T) => T): Rows<T> {
  return changed(rows, ({ items, isStale }) => ({ items: items.map(change), isStale }));
}

function changed<T>(rows: Rows<T>, change: (page: KnownPage<T>) => KnownPage<T>): Rows<T> {
  return { ...rows, pages: new Map([...rows.pages].map(([page, known]) => [page, change(known)])) };
}
