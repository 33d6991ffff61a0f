import type { Database } from '../../../server/database';
import { LibraryRefusal } from '../../../server/library-refusal';
import { searchWords } from '../../../src/api/libraries/content-text';
import {
  type Filter,
  type FilterChoices,
  type ListQuery,
  MOST_CHOICES,
  type TemplatePage,
} from '../../../src/api/libraries/listing';
import { normalizedText } from '../../../src/api/libraries/normalized-text';
import type { Template } from '../../../src/api/libraries/template';
import { mediaPath } from '../cms/media';
import { pauses } from '../kits/imports/batches';
import { rowList } from '../row-list';
import type { Site } from '../site';
import { foundRows } from './template-texts';

/** A template in a list: its content stays in the database. */
interface Row {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly type: string;
  readonly author: string;
  readonly thumbnail: string;
  readonly created: number;
  readonly edited: number;
  readonly bytes: number;
}

const SELECT = `
  SELECT id, slug, title, doc_type AS type, author, thumbnail, created, edited,
    octet_length(content) + coalesce(octet_length(value), 0) AS bytes
  FROM documents LEFT JOIN page_settings ON document = id WHERE documents.type = 'template'
`;

/** One page of the site's own templates. The cursor is the index of the next template. */
export async function listSiteTemplates(
  { database }: Site,
  query: ListQuery,
): Promise<TemplatePage> {
  const { limit, cursor } = query;
  const offset = cursor === undefined ? (query.offset ?? 0) : Number(cursor);
  if (!Number.isInteger(offset))
    throw new LibraryRefusal('library-invalid', 'cursor is not a number.');
  const sorted = await sortedIds(database, query);
  const items = templatesOf(database, sorted.slice(offset, offset + limit));
  const next = offset + limit;
  return { items, total: sorted.length, next: next < sorted.length ? String(next) : null };
}

/** The list entry of a template, if it exists. */
export function siteTemplateRow(database: Database, slug: string): Template | undefined {
  const row = database.prepare(`${SELECT} AND slug = ?`).get(slug) as Row | undefined;
  return row && templateOf(row);
}

/** The ids of the templates that match a filter. Other requests are answered meanwhile: there may be ten thousand. */
export async function matchingIds(database: Database, filter: Filter): Promise<readonly number[]> {
  const rows = await matchingRows(database, filter, 'date');
  return rows.map(({ id }) => id);
}

/** The types and authors of the site's templates. */
export function siteFilterChoices(database: Database): FilterChoices {
  const distinct = (column: 'doc_type' | 'author'): string[] => {
    const rows = database
      .prepare(`SELECT DISTINCT ${column} AS value FROM documents WHERE type = 'template'`)
      .all() as { value: string }[];
    return rows
      .map(({ value }) => value)
      .sort(new Intl.Collator('en').compare)
      .slice(0, MOST_CHOICES);
  };
  return { types: distinct('doc_type'), authors: distinct('author') };
}

/** The columns of the sort keys. */
const columns = { title: 'title', type: 'doc_type', author: 'author', date: 'edited' } as const;

/** What is read of each template before the ones of a page are known. */
interface ListedRow {
  readonly id: number;
  readonly title: string;
  readonly key: string | number;
}

async function sortedIds(database: Database, query: ListQuery): Promise<readonly number[]> {
  const pause = pauses();
  const keyed: { readonly id: number; readonly key: string | number }[] = [];
  for (const { id, key } of await matchingRows(database, query, query.sort)) {
    keyed.push({ id, key: typeof key === 'string' ? normalizedText(key) : key });
    await pause();
  }
  const sign = query.order === 'asc' ? 1 : -1;
  return keyed.sort((a, b) => sign * (compared(a.key, b.key) || a.id - b.id)).map(({ id }) => id);
}

async function matchingRows(
  database: Database,
  { search = '', type = '', author = '', since = 0 }: Filter,
  sort: ListQuery['sort'],
): Promise<readonly ListedRow[]> {
  const rows = rowList<ListedRow>(
    database,
    `'id', id, 'title', title, 'key', ${columns[sort]}`,
    "documents WHERE type = 'template' AND ? IN ('', doc_type) AND ? IN ('', author) AND edited >= ?",
    [type, author, since],
  );
  const words = searchWords(search);
  return words.length === 0 ? rows : foundRows(database, rows, words);
}

/** The rows of a page, in its order. */
function templatesOf(database: Database, ids: readonly number[]): Template[] {
  const rows = database
    .prepare(`${SELECT} AND id IN (SELECT value FROM json_each(?))`)
    .all(JSON.stringify(ids)) as Row[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [templateOf(row)] : [];
  });
}

const compared = (a: string | number, b: string | number): number => (a < b ? -1 : Number(a > b));

// Field by field: the driver adds a field to the row of `get`.
function templateOf({ id, title, type, author, created, edited, bytes, thumbnail }: Row): Template {
  return {
    id: String(id),
    title,
    type,
    author,
    created,
    edited,
    bytes,
    folder: null,
    thumbnail: thumbnail ? mediaPath(thumbnail) : null,
  };
}
