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
import type { Template } from '../../../src/api/libraries/template';
import { mediaPath } from '../cms/media';
import type { Site } from '../site';
import { templateTexts } from './template-texts';

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
export function listSiteTemplates({ database }: Site, query: ListQuery): TemplatePage {
  const { sort, order, limit, cursor } = query;
  const offset = cursor === undefined ? (query.offset ?? 0) : Number(cursor);
  if (!Number.isInteger(offset))
    throw new LibraryRefusal('library-invalid', 'cursor is not a number.');
  const sign = order === 'asc' ? 1 : -1;
  const sorted = matchingRows(database, query).sort(
    (a, b) => sign * (compared(a, b, sort) || a.id - b.id),
  );
  const items = sorted.slice(offset, offset + limit).map(templateOf);
  const next = offset + items.length;
  return { items, total: sorted.length, next: next < sorted.length ? String(next) : null };
}

/** The list entry of a template, if it exists. */
export function siteTemplateRow(database: Database, slug: string): Template | undefined {
  const row = database.prepare(`${SELECT} AND slug = ?`).get(slug) as Row | undefined;
  return row && templateOf(row);
}

/** The templates that match a filter. */
export function matchingRows(
  database: Database,
  { search = '', type, author, since = 0 }: Filter,
): Row[] {
  const words = searchWords(search);
  const rows = (database.prepare(SELECT).all() as Row[]).filter(
    (row) =>
      (!type || row.type === type) && (!author || row.author === author) && row.edited >= since,
  );
  if (words.length === 0) return rows;
  const titles = new Map(rows.map(({ id, title }) => [id, searchWords(title).join(' ')]));
  const found = new Set<number>();
  for (const { document, text } of templateTexts(database)) {
    const title = titles.get(document);
    const all = ` ${title} ${text}`;
    if (title !== undefined && words.every((word) => all.includes(` ${word}`))) found.add(document);
  }
  return rows.filter(({ id }) => found.has(id));
}

/** The types and authors of the site's templates. */
export function siteFilterChoices(database: Database): FilterChoices {
  const rows = database.prepare(SELECT).all() as Row[];
  const distinct = (name: 'type' | 'author'): readonly string[] =>
    [...new Set(rows.map((row) => row[name]))].sort(compare).slice(0, MOST_CHOICES);
  return { types: [...distinct('type')], authors: [...distinct('author')] };
}

const { compare } = new Intl.Collator('en');

function compared(a: Row, b: Row, sort: ListQuery['sort']): number {
  return sort === 'date' ? a.edited - b.edited : compare(a[sort], b[sort]);
}

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
