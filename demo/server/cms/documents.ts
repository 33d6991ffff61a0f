import type { Database } from '../../../server/database';
import { statement } from '../../../server/statement';
import { transaction } from '../../../server/transaction';
import type { BuilderElement } from '../../../src/page';
import { removeWork } from '../portfolio/store';
import { rowList } from '../row-list';
import {
  type Document,
  type DocumentFields,
  type DocumentType,
  type ListedDocument,
  type PageSettings,
  type TextDocument,
  workType,
} from './document';
import { saveTermsOf, termsByDocument } from './terms';
import { saveWorkDocument, workDocument, workDocuments } from './works';

interface Row {
  readonly id: number;
  readonly type: DocumentType;
  readonly doc_type: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly status: 'publish' | 'draft';
  readonly author: string;
  readonly thumbnail: string;
  readonly content: string;
  readonly created: number;
  readonly edited: number;
  readonly page_settings: string | null;
  readonly parent: string;
}

const SELECT = `SELECT documents.*, page_settings.value AS page_settings
  FROM documents LEFT JOIN page_settings ON page_settings.document = documents.id`;

/** All documents of a type, in the order of creation. */
export function documents(database: Database, type: DocumentType): readonly Document[] {
  if (type === workType) return workDocuments(database);
  const rows = database.prepare(`${SELECT} WHERE type = ? ORDER BY id`).all(type);
  return (rows as Row[]).map((row) => documentOf(database, row));
}

/** All documents of a type for a list, in the order of creation. There may be ten thousand. */
export function listedDocuments(database: Database, type: DocumentType): readonly ListedDocument[] {
  if (type === workType) return workDocuments(database);
  return rowList(database, LISTED, 'documents WHERE type = ? ORDER BY id', [type]);
}

/** The documents of {@link listedDocuments}, `count` at a time. */
export function* listedDocumentPages(
  database: Database,
  type: DocumentType,
  count: number,
): Generator<readonly ListedDocument[]> {
  if (type === workType) return yield workDocuments(database);
  const { list } = statement(
    database,
    'SELECT json_group_array(id) AS list FROM (SELECT id FROM documents WHERE type = ? ORDER BY id)',
  ).get(type) as { list: string };
  const ids = JSON.parse(list) as number[];
  const from = 'documents WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id';
  for (let at = 0; at < ids.length; at += count) {
    yield rowList(database, LISTED, from, [JSON.stringify(ids.slice(at, at + count))]);
  }
}

const LISTED = `'id', id, 'type', type, 'docType', doc_type, 'slug', slug, 'title', title,
  'excerpt', excerpt, 'status', status, 'author', author, 'thumbnail', thumbnail,
  'created', created, 'edited', edited`;

/** The ids and slugs of all documents of a type, for reading the documents one by one. */
export function documentSlugs(
  database: Database,
  type: DocumentType,
): readonly Pick<Document, 'id' | 'slug'>[] {
  const [from, values] = type === workType ? ['works', []] : ['documents WHERE type = ?', [type]];
  return rowList(database, `'id', id, 'slug', slug`, `${from} ORDER BY id`, values);
}

/** The document with this type and slug. */
export function documentBySlug(
  database: Database,
  type: DocumentType,
  slug: string,
): Document | undefined {
  if (type === workType) return workDocument(database, slug);
  const row = statement(database, `${SELECT} WHERE type = ? AND slug = ?`).get(type, slug) as
    | Row
    | undefined;
  return row && documentOf(database, row);
}

/** The post that templates without a document show. */
export function newestPost(database: Database): Document | undefined {
  const newest = statement(
    database,
    `${SELECT} WHERE type = 'post' ORDER BY created DESC, documents.id LIMIT 1`,
  ).get() as Row | undefined;
  return newest && documentOf(database, newest);
}

/** Whether a document with this type and slug exists. */
export function hasDocument(database: Database, type: DocumentType, slug: string): boolean {
  const found =
    type === workType
      ? statement(database, 'SELECT 1 FROM works WHERE slug = ?').get(slug)
      : statement(database, 'SELECT 1 FROM documents WHERE type = ? AND slug = ?').get(type, slug);
  return found !== undefined;
}

/** The document with this type and id. Ids of works are counted separately. */
export function documentById(
  database: Database,
  type: Exclude<DocumentType, typeof workType>,
  id: number,
): Document | undefined {
  const row = database.prepare(`${SELECT} WHERE type = ? AND documents.id = ?`).get(type, id);
  return row ? documentOf(database, row as Row) : undefined;
}

/** Saves a document. A document with the same type and slug is overwritten and keeps its id. */
export function saveDocument(database: Database, document: DocumentFields): void {
  transaction(database, () => {
    if (document.type === workType) {
      saveWorkDocument(database, document);
      return;
    }
    saveRelatedData(database, upsertDocument(database, document), document);
  });
}

/**
 * Adds a document that is not a work.
 *
 * @param number a reserved id
 * @returns the document as it is stored, without terms that the site lacks; undefined if another one has its slug
 */
export function addDocument(
  database: Database,
  document: TextDocument,
  number: number | null = null,
): TextDocument | undefined {
  const { terms, pageSettings = {} } = document;
  const { changes, lastInsertRowid } = statement(
    database,
    `${INSERT} ON CONFLICT (type, slug) DO NOTHING`,
  ).run(number, ...columnsOf(document));
  if (changes === 0) return undefined;
  const id = Number(lastInsertRowid);
  if (Object.keys(pageSettings).length > 0) savePageSettings(database, id, pageSettings);
  if (Object.keys(terms).length === 0) return document;
  saveTermsOf(database, id, terms);
  return { ...document, terms: termsByDocument(database, id) };
}

/** Reserves ids of new documents, which no other document gets. @returns the first one */
export function reserveIds(database: Database, count: number): number {
  const { seq } = (statement(
    database,
    "SELECT seq FROM sqlite_sequence WHERE name = 'documents'",
  ).get() as { seq: number } | undefined) ?? { seq: 0 };
  statement(database, "DELETE FROM sqlite_sequence WHERE name = 'documents'").run();
  statement(database, "INSERT INTO sqlite_sequence (name, seq) VALUES ('documents', ?)").run(
    seq + count,
  );
  return seq + 1;
}

/** Restores a removed document with its id. A number is appended to its slug if another document has the slug. */
export function restoreDocument(database: Database, document: Document): void {
  transaction(database, () => {
    const { id, type } = document;
    const slug = freeSlug(database, type, document.slug);
    saveRelatedData(database, upsertDocument(database, { ...document, slug }, id), document);
  });
}

/** Removes the document with this type and slug, if it exists. */
export function removeDocument(database: Database, type: DocumentType, slug: string): void {
  if (type === workType) removeWork(database, slug);
  else statement(database, 'DELETE FROM documents WHERE type = ? AND slug = ?').run(type, slug);
}

/** The maximum length of a slug in characters, as in kits. */
const SLUG_LENGTH = 200;

/** Room for a number at the end of a slug. */
const NUMBER_LENGTH = '-9999999'.length;

/** The slug if no document of its type has it, else the slug with the first free number. */
export function freeSlug(database: Database, type: DocumentType, slug: string): string {
  const whole = slug.slice(0, SLUG_LENGTH);
  if (!slugsLike(database, type, whole).has(whole)) return whole;
  const start = slug.slice(0, SLUG_LENGTH - NUMBER_LENGTH);
  const taken = slugsLike(database, type, start);
  let number = 2;
  while (taken.has(`${start}-${number}`)) number += 1;
  return `${start}-${number}`;
}

/** The slugs that start with this slug, in one query: many documents may have the same title. */
function slugsLike(database: Database, type: DocumentType, slug: string): ReadonlySet<string> {
  const [table, values] =
    type === workType ? ['works WHERE', []] : ['documents WHERE type = ? AND', [type]];
  const rows = database
    .prepare(`SELECT slug FROM ${table} slug >= ? AND slug < ?`)
    .all(...values, slug, `${slug}.`) as { slug: string }[];
  return new Set(rows.map((row) => row.slug));
}

/** Saves the parts of a document that other tables hold. */
function saveRelatedData(database: Database, id: number, document: DocumentFields): void {
  saveTermsOf(database, id, document.terms);
  savePageSettings(database, id, document.pageSettings);
}

const INSERT = `INSERT INTO documents
  (id, type, doc_type, slug, title, excerpt, status, author, thumbnail, content, created, edited, parent)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** The values of a document's columns after its id. */
function columnsOf(document: TextDocument): readonly (string | number)[] {
  const { type, docType, slug, title, excerpt, status, author, thumbnail, content } = document;
  const { created, edited, parent = '' } = document;
  return [
    type,
    docType,
    slug,
    title,
    excerpt,
    status,
    author,
    thumbnail,
    content,
    created,
    edited,
    parent,
  ];
}

/** @param number the id of a new document, if it must have a certain one */
function upsertDocument(
  database: Database,
  document: DocumentFields,
  number: number | null = null,
): number {
  const row = statement(
    database,
    `${INSERT}
       ON CONFLICT (type, slug) DO UPDATE SET
         doc_type = excluded.doc_type, title = excluded.title, excerpt = excluded.excerpt,
         status = excluded.status, author = excluded.author, thumbnail = excluded.thumbnail,
         content = excluded.content, created = excluded.created, edited = excluded.edited,
         parent = excluded.parent
       RETURNING id`,
  ).get(number, ...columnsOf({ ...document, content: JSON.stringify(document.content) }));
  return (row as { id: number }).id;
}

function savePageSettings(database: Database, id: number, settings: PageSettings = {}): void {
  if (Object.keys(settings).length === 0) {
    statement(database, 'DELETE FROM page_settings WHERE document = ?').run(id);
    return;
  }
  statement(database, 'INSERT OR REPLACE INTO page_settings (document, value) VALUES (?, ?)').run(
    id,
    JSON.stringify(settings),
  );
}

// Field by field: `.get()` of the driver adds a property of its own to the row.
function documentOf(database: Database, row: Row): Document {
  const { id, type, slug, title, excerpt, status, author, thumbnail, created, edited } = row;
  return {
    id,
    type,
    docType: row.doc_type,
    slug,
    title,
    excerpt,
    status,
    author,
    thumbnail,
    content: JSON.parse(row.content) as readonly BuilderElement[],
    terms: termsByDocument(database, id),
    ...(row.parent !== '' && { parent: row.parent }),
    ...(row.page_settings !== null && {
      pageSettings: JSON.parse(row.page_settings) as PageSettings,
    }),
    created,
    edited,
  };
}
