import { MINUTE } from '../../../server/clock';
import type { Database } from '../../../server/database';
import { transaction } from '../../../server/transaction';
import type { Document } from '../cms/document';
import { revisionOf } from '../cms/revision';
import type { Site } from '../site';
import { pageDocumentOf } from './edited-page';
import {
  addRevision,
  type NewRevision,
  readRevision,
  removeOldest,
  removeRevision,
  type StoredRevision,
} from './revisions';

/** The time in which the saves of one person are one revision. */
const MERGED = 10 * MINUTE;

/** The newest revision of a page, and the one that visitors see. */
export interface PageState {
  readonly newest: StoredRevision;
  readonly published: number;
}

interface Row {
  readonly revision: number;
  readonly published: number;
  readonly hash: string;
}

/**
 * The state of a page. The first call stores the published page as the first revision. If the page was changed by other
 * means than the editor, such as the import of a kit, that is a new revision: the draft before it stays in the list.
 */
export function pageState(site: Site, document: Document): PageState {
  const { database } = site;
  return transaction(database, () => {
    const row = rowOf(database, document.id);
    if (row?.hash !== publishedHash(document)) return outsideState(site, document, row);
    const newest = readRevision(database, document.id, row.revision);
    return { newest, published: row.published };
  });
}

function outsideState(
  { database, clock }: Site,
  document: Document,
  row: Row | undefined,
): PageState {
  const number = (row?.revision ?? 0) + 1;
  const saved = row ? clock() : document.edited;
  const { id, author: person } = document;
  const page = pageDocumentOf(document);
  addRevision(database, id, number, { kind: 'outside', document: page, person, save: '', saved });
  setState(database, document, number, number);
  removeOldest(database, id, number);
  return { newest: readRevision(database, id, number), published: number };
}

/** Stores a newer revision. */
export function addNewest(
  { database }: Site,
  { id }: Document,
  { newest, published }: PageState,
  revision: NewRevision,
): number {
  const number = newest.number + 1;
  const isMerged = newest.number !== published && areMerged(newest, revision);
  if (isMerged) removeRevision(database, id, newest.number);
  addRevision(database, id, number, revision, isMerged ? newest.begun : revision.saved);
  database.prepare('UPDATE page_states SET revision = ? WHERE document = ?').run(number, id);
  removeOldest(database, id, published);
  return number;
}

/** Records the revision that visitors see from now on. */
export function setState(
  database: Database,
  document: Document,
  revision: number,
  published: number,
): void {
  database
    .prepare(
      `INSERT OR REPLACE INTO page_states (document, revision, published, hash)
       VALUES (?, ?, ?, ?)`,
    )
    .run(document.id, revision, published, publishedHash(document));
}

function rowOf(database: Database, id: number): Row | undefined {
  const row = database.prepare('SELECT * FROM page_states WHERE document = ?').get(id);
  return row as Row | undefined;
}

/** A hash of all that the editor changes. */
function publishedHash({ title, content, pageSettings = {} }: Document): string {
  return revisionOf({ title, content, pageSettings });
}

function areMerged(before: StoredRevision, after: NewRevision): boolean {
  const areSaved = before.kind === 'saved' && after.kind === 'saved';
  const isEitherKept = before.isKept || after.isKept;
  const isSame = areSaved && !isEitherKept && before.person === after.person;
  return isSame && after.saved - before.begun < MERGED;
}
