import { randomUUID } from 'node:crypto';
import { MINUTE } from '../../../../server/clock';
import { transaction } from '../../../../server/transaction';
import type { Site } from '../../site';
import type { Document } from '../document';
import { documentBySlug, saveDocument } from '../documents';
import { revisionOf } from '../revision';

/** The fields of a document that the builder changes. */
type Built = Pick<Document, 'content' | 'pageSettings'>;

interface Row {
  readonly before: string;
  readonly revision: string;
}

/** The time in which a change can be undone. */
const lifetime = 24 * 60 * MINUTE;

/** The table of changes, each with the document's previous content. */
export const changeTables = `
  CREATE TABLE IF NOT EXISTS document_changes (
    id TEXT PRIMARY KEY,
    document INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    before TEXT NOT NULL,
    revision TEXT NOT NULL,
    made INTEGER NOT NULL
  ) STRICT;
`;

/** Saves a changed document. @returns the id of the change, which can be undone for a day */
export function changeDocument(
  { database, clock }: Site,
  document: Document,
  { content, pageSettings }: Built,
): string {
  const change = randomUUID();
  const before: Built = { content: document.content, pageSettings: document.pageSettings };
  transaction(database, () => {
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

/** The result of an undo: `gone` is unknown or expired, `changed` has later changes. */
export type UndoOutcome = 'undone' | 'gone' | 'changed';

/** Undoes a change, unless the document was changed later: those changes would be lost. */
export function undoChange(site: Site, document: Document, change: string): UndoOutcome {
  const { database, clock } = site;
  return transaction(database, () => {
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
