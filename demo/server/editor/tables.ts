import type { Database } from '../../../server/database';
import { hasColumn } from '../columns';

/** The tables of the page editor: revisions, locks, notes, saved blocks and preferences. */
export const editorTables = `
  CREATE TABLE IF NOT EXISTS page_states (
    document INTEGER PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    -- The revision that visitors see, and the hash of that document.
    published INTEGER NOT NULL,
    hash TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS page_revisions (
    document INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    person TEXT NOT NULL,
    save TEXT NOT NULL,
    -- The first and the last save that the revision holds.
    begun INTEGER NOT NULL,
    saved INTEGER NOT NULL,
    -- Whether later saves are never merged into it.
    kept INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (document, number)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS page_locks (
    document INTEGER PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    token TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS page_notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    document INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    element TEXT,
    text TEXT NOT NULL,
    author TEXT NOT NULL,
    created INTEGER NOT NULL,
    resolved_by TEXT,
    resolved_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS page_notes_by_document ON page_notes (document);
  CREATE TABLE IF NOT EXISTS editor_preferences (
    person TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS saved_blocks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    title TEXT NOT NULL,
    author TEXT NOT NULL,
    content TEXT NOT NULL,
    revision INTEGER NOT NULL,
    edited INTEGER NOT NULL
  ) STRICT;
`;

/** Updates the tables of earlier releases. */
export function updateEditor(database: Database): void {
  if (hasColumn(database, 'page_revisions', 'kept')) return;
  database.exec('ALTER TABLE page_revisions ADD COLUMN kept INTEGER NOT NULL DEFAULT 0');
}
