import { randomUUID } from 'node:crypto';
import { MINUTE } from '../../clock';
import type { Site } from '../../site';
import type { Document } from '../document';
import { documentBySlug, saveDocument } from '../documents';
import { revisionOf } from '../revision';
import { inTransaction } from '../transaction';

/** What the builder changes of a document. */
type Built = Pick<Document, 'content' | 'pageSettings'>;

interface Row {
  readonly before: string;
  readonly revision: string;
}

/** How long a change can be undone. */
const lifetime = 24 * 60 * MINUTE;

/** What was changed of documents, and how they were before. */
export const changeTables = `
  CREATE TABLE IF NOT EXISTS document_changes (
    id TEXT PRIMARY KEY,
    document INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    before TEXT NOT NULL,
    revision TEXT NOT NULL,
    made INTEGER NOT NULL
  ) STRICT;
`;

/** Keeps a document as it is to be now. @returns the id of the change, by which it can be undone for a day */
export function changeDocument(
  { database, clock }: Site,
  document: Document,
  { content, pageSettings }: Built,
): string {
  const change = randomUUID();
  const before: Built = { content: document.content, pageSettings: document.pageSettings };
  inTransaction(database, () => {
    saveDocument(database, { ...document, content, pageSettings, edited: clock() });
    const { type, slug } = document;
    const changed = documentBySlug(database, type, slug) ?? document;
    database.prepare('DELETE FROM document_changes WHERE made < ?').run(clock() - lifetime);
    database
      .prepare('INSERT INTO document_changes VALUES (?, ?, ?, ?, ?)')
      .run(change, document.id, JSON.stringify(before), revisionOf(changed), clock());
  });
  return change;
}

/** What has come of undoing a change. */
export type UndoOutcome = 'undone' | 'gone' | 'changed';

/** Takes a change back, unless the document was changed since: then somebody's work would go with it. */
export function undoChange(site: Site, document: Document, change: string): UndoOutcome {
  const { database, clock } = site;
  return inTransaction(database, () => {
    const row = database
      .prepare('SELECT before, revision FROM document_changes WHERE id = ? AND document = ?')
      .get(change, document.id) as Row | undefined;
    if (!row) return 'gone';
    if (row.revision !== revisionOf(document)) return 'changed';
    const { content, pageSettings } = JSON.parse(row.before) as Built;
    saveDocument(database, { ...document, content, pageSettings, edited: clock() });
    database.prepare('DELETE FROM document_changes WHERE id = ?').run(change);
    return 'undone';
  });
}
