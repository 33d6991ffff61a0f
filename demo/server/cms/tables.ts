/** The table of documents, under a name. AUTOINCREMENT: the id of a removed document is never reused. */
const documentTable = (name: string): string => `
  CREATE TABLE IF NOT EXISTS ${name} (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    type TEXT NOT NULL,
    doc_type TEXT NOT NULL,
    slug TEXT NOT NULL,
    title TEXT NOT NULL,
    excerpt TEXT NOT NULL,
    status TEXT NOT NULL,
    author TEXT NOT NULL,
    thumbnail TEXT NOT NULL,
    content TEXT NOT NULL,
    created INTEGER NOT NULL,
    edited INTEGER NOT NULL,
    parent TEXT NOT NULL DEFAULT '',
    UNIQUE (type, slug)
  ) STRICT;`;

/** The CMS's tables: documents with page settings, terms and images; menus, settings and plugins. */
export const contentTables = `
  ${documentTable('documents')}
  CREATE TABLE IF NOT EXISTS page_settings (
    document INTEGER PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
    value TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS terms (
    id INTEGER PRIMARY KEY,
    taxonomy TEXT NOT NULL,
    slug TEXT NOT NULL,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    UNIQUE (taxonomy, slug)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS document_terms (
    document INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    term INTEGER NOT NULL REFERENCES terms (id) ON DELETE CASCADE,
    PRIMARY KEY (document, term)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS media (
    name TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    bytes BLOB NOT NULL,
    -- The name of the uploaded file.
    title TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE TABLE IF NOT EXISTS menus (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    location TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS menu_items (
    id INTEGER PRIMARY KEY,
    menu INTEGER NOT NULL REFERENCES menus (id) ON DELETE CASCADE,
    parent INTEGER REFERENCES menu_items (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    label TEXT NOT NULL,
    type TEXT NOT NULL,
    target TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS site_settings (
    section TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS plugins (
    plugin TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    version TEXT NOT NULL,
    state TEXT NOT NULL
  ) STRICT;
`;

/** Returns a row for a database of an earlier release, which would reuse the id of a removed document. */
export const lacksAutoincrement = `
  SELECT 1 FROM sqlite_master WHERE name = 'documents' AND sql NOT LIKE '%AUTOINCREMENT%'
`;

/** Returns a row for a database of an earlier release, whose pages have no parents. */
export const lacksParents = `
  SELECT 1 FROM sqlite_master WHERE name = 'documents' AND sql NOT LIKE '%parent%'
`;

/** Adds the parents of pages. */
export const addParents = "ALTER TABLE documents ADD COLUMN parent TEXT NOT NULL DEFAULT ''";

/** Recreates that table of documents. Foreign keys must be off. */
export const recreateDocuments = `
  BEGIN;
  ${documentTable('new_documents')}
  INSERT INTO new_documents SELECT * FROM documents;
  DROP TABLE documents;
  ALTER TABLE new_documents RENAME TO documents;
  COMMIT;
`;
