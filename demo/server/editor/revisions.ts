import type { Database } from '../../../server/database';
import { MOST_REVISIONS, type Revision } from '../../../src/api/pages/revision';
import type { PageDocument } from '../../../src/page';
import { PageRefusal } from './page-refusal';

/** A revision to be stored. */
export interface NewRevision {
  readonly kind: Revision['kind'];
  readonly document: PageDocument;
  readonly person: string;
  /** The name of its save; empty for another origin. */
  readonly save: string;
  /** Milliseconds since 1970. */
  readonly saved: number;
  /** Whether later saves are never merged into it. */
  readonly isKept?: boolean;
}

/** A stored revision. */
export interface StoredRevision extends NewRevision {
  readonly number: number;
  /** The time of the first save that it holds. */
  readonly begun: number;
}

interface Row extends Omit<StoredRevision, 'document' | 'isKept'> {
  readonly value: string;
  readonly kept: number;
}

/** A revision without its document. */
export type ListedRevision = Omit<StoredRevision, 'document' | 'isKept'>;

/** A revision of a page. @throws PageRefusal it does not exist */
export function readRevision(database: Database, page: number, number: number): StoredRevision {
  const row = database
    .prepare('SELECT * FROM page_revisions WHERE document = ? AND number = ?')
    .get(page, number) as Row | undefined;
  if (!row) throw new PageRefusal('nh_page_no_revision');
  const { kind, person, save, begun, saved, kept, value } = row;
  const document = JSON.parse(value) as PageDocument;
  return { number, kind, person, save, begun, saved, isKept: kept === 1, document };
}

/** The revisions of a page without their documents, newest first. */
export function listRevisions(database: Database, page: number): readonly ListedRevision[] {
  return database
    .prepare(
      `SELECT number, kind, person, save, begun, saved FROM page_revisions
       WHERE document = ? ORDER BY number DESC`,
    )
    .all(page) as ListedRevision[];
}

/** Stores a revision. @param begun the time of the first save that it holds */
export function addRevision(
  database: Database,
  page: number,
  number: number,
  { kind, document, person, save, saved, isKept = false }: NewRevision,
  begun = saved,
): void {
  database
    .prepare(
      `INSERT INTO page_revisions (document, number, kind, value, person, save, begun, saved, kept)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(page, number, kind, JSON.stringify(document), person, save, begun, saved, Number(isKept));
}

/** Removes one revision. */
export function removeRevision(database: Database, page: number, number: number): void {
  database
    .prepare('DELETE FROM page_revisions WHERE document = ? AND number = ?')
    .run(page, number);
}

/** Marks a revision as published. */
export function markPublished(database: Database, page: number, number: number): void {
  database
    .prepare("UPDATE page_revisions SET kind = 'published' WHERE document = ? AND number = ?")
    .run(page, number);
}

/** Removes the oldest revisions beyond the limit. */
export function removeOldest(database: Database, page: number, published: number): void {
  database
    .prepare(
      `DELETE FROM page_revisions WHERE document = ? AND number != ? AND number NOT IN (
         SELECT number FROM page_revisions WHERE document = ? ORDER BY number DESC LIMIT ?
       )`,
    )
    .run(page, published, page, MOST_REVISIONS - 1);
}
