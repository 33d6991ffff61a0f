import type { BuilderElement } from '../../../src/elements/kits/wire/files';
import type { Database } from '../database';
import { removeWork } from '../portfolio/store';
import {
  type Document,
  type DocumentFields,
  type DocumentType,
  type PageSettings,
  workType,
} from './document';
import { saveTermsOf, termsByDocument } from './terms';
import { inTransaction } from './transaction';
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
}

const SELECT = `SELECT documents.*, page_settings.value AS page_settings
  FROM documents LEFT JOIN page_settings ON page_settings.document = documents.id`;

/** All documents of a type, in the order in which they were made. */
export function documents(database: Database, type: DocumentType): readonly Document[] {
  if (type === workType) return workDocuments(database);
  const rows = database.prepare(`${SELECT} WHERE type = ? ORDER BY id`).all(type);
  return (rows as Row[]).map((row) => documentOf(database, row));
}

/** The numbers and slugs of all documents of a type, for who reads them one after the other. */
export function documentSlugs(
  database: Database,
  type: DocumentType,
): readonly Pick<Document, 'id' | 'slug'>[] {
  const rows =
    type === workType
      ? database.prepare('SELECT id, slug FROM works ORDER BY id').all()
      : database.prepare('SELECT id, slug FROM documents WHERE type = ? ORDER BY id').all(type);
  return rows as Pick<Document, 'id' | 'slug'>[];
}

/** The document of this type and slug. */
export function documentBySlug(
  database: Database,
  type: DocumentType,
  slug: string,
): Document | undefined {
  if (type === workType) return workDocument(database, slug);
  const row = database.prepare(`${SELECT} WHERE type = ? AND slug = ?`).get(type, slug) as
    | Row
    | undefined;
  return row && documentOf(database, row);
}

/** The document of this type and number; works have numbers of their own. */
export function documentById(
  database: Database,
  type: Exclude<DocumentType, typeof workType>,
  id: number,
): Document | undefined {
  const row = database.prepare(`${SELECT} WHERE type = ? AND documents.id = ?`).get(type, id);
  return row ? documentOf(database, row as Row) : undefined;
}

/** Keeps a document; one of the same type and slug becomes this one and keeps its number. */
export function saveDocument(database: Database, document: DocumentFields): void {
  inTransaction(database, () => {
    if (document.type === workType) {
      saveWorkDocument(database, document);
      return;
    }
    saveAround(database, upserted(database, document), document);
  });
}

/** Brings back a document that was removed, under its number; its slug gets one where it is taken by now. */
export function restoreDocument(database: Database, document: Document): void {
  inTransaction(database, () => {
    const { id, type } = document;
    const slug = freeSlug(database, type, document.slug);
    saveAround(database, upserted(database, { ...document, slug }, id), document);
  });
}

/** Removes the document of this type and slug, where there is one. */
export function removeDocument(database: Database, type: DocumentType, slug: string): void {
  if (type === workType) removeWork(database, slug);
  else database.prepare('DELETE FROM documents WHERE type = ? AND slug = ?').run(type, slug);
}

/** The slug itself where no document of its type has it, else with the first number that is free. */
export function freeSlug(database: Database, type: DocumentType, slug: string): string {
  const taken = slugsLike(database, type, slug);
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** The slugs that are this one or begin with it, all at once: many documents may have the same title. */
function slugsLike(database: Database, type: DocumentType, slug: string): ReadonlySet<string> {
  const [table, values] =
    type === workType ? ['works WHERE', []] : ['documents WHERE type = ? AND', [type]];
  const rows = database
    .prepare(`SELECT slug FROM ${table} slug >= ? AND slug < ?`)
    .all(...values, slug, `${slug}.`) as { slug: string }[];
  return new Set(rows.map((row) => row.slug));
}

/** Keeps what belongs to a document and is not in its row. */
function saveAround(database: Database, id: number, document: DocumentFields): void {
  saveTermsOf(database, id, document.terms);
  savePageSettings(database, id, document.pageSettings);
}

/** @param number what a new document is numbered, where that is known */
function upserted(
  database: Database,
  document: DocumentFields,
  number: number | null = null,
): number {
  const { type, docType, slug, title, excerpt, status, author, thumbnail, content } = document;
  const row = database
    .prepare(
      `INSERT INTO documents
         (id, type, doc_type, slug, title, excerpt, status, author, thumbnail, content,
          created, edited)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (type, slug) DO UPDATE SET
         doc_type = excluded.doc_type, title = excluded.title, excerpt = excluded.excerpt,
         status = excluded.status, author = excluded.author, thumbnail = excluded.thumbnail,
         content = excluded.content, created = excluded.created, edited = excluded.edited
       RETURNING id`,
    )
    .get(
      number,
      type,
      docType,
      slug,
      title,
      excerpt,
      status,
      author,
      thumbnail,
      JSON.stringify(content),
      document.created,
      document.edited,
    );
  return (row as { id: number }).id;
}

function savePageSettings(database: Database, id: number, settings: PageSettings = {}): void {
  if (Object.keys(settings).length === 0) {
    database.prepare('DELETE FROM page_settings WHERE document = ?').run(id);
    return;
  }
  database
    .prepare('INSERT OR REPLACE INTO page_settings (document, value) VALUES (?, ?)')
    .run(id, JSON.stringify(settings));
}

// Field by field: the driver adds something of its own to a row that is asked for alone.
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
    ...(row.page_settings !== null && {
      pageSettings: JSON.parse(row.page_settings) as PageSettings,
    }),
    created,
    edited,
  };
}
