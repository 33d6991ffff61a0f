import { answersTable } from '../../../server/once';

/** The tables of the libraries: tokens, pending authorizations, removed and moved templates. */
export const libraryTables = `
  CREATE TABLE IF NOT EXISTS library_tokens (person TEXT PRIMARY KEY, token TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS library_connects (
    state TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    verifier TEXT NOT NULL,
    return_to TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS removed_templates (
    undo TEXT NOT NULL,
    document TEXT NOT NULL,
    removed INTEGER NOT NULL
  ) STRICT;
  -- Earlier releases had a table without the time.
  DROP TABLE IF EXISTS moved_templates;
  CREATE TABLE IF NOT EXISTS template_moves (
    undo TEXT PRIMARY KEY,
    ids TEXT NOT NULL,
    moved INTEGER NOT NULL
  ) STRICT;
  -- The text of templates, for the search; filled by it.
  CREATE TABLE IF NOT EXISTS template_texts (
    document INTEGER PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
    text TEXT NOT NULL
  ) STRICT;
  CREATE TRIGGER IF NOT EXISTS template_text_changed AFTER UPDATE OF content ON documents BEGIN
    DELETE FROM template_texts WHERE document = old.id;
  END;
  CREATE INDEX IF NOT EXISTS removed_templates_by_undo ON removed_templates (undo);
  ${answersTable}
`;
