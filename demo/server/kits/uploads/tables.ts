/** The tables of uploads. */
export const uploadTables = `
  CREATE TABLE IF NOT EXISTS kit_uploads (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    source TEXT NOT NULL,
    name TEXT NOT NULL,
    size INTEGER NOT NULL,
    fingerprint TEXT NOT NULL,
    chunk_size INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    UNIQUE (person, fingerprint)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS kit_upload_chunks (
    upload TEXT NOT NULL REFERENCES kit_uploads (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    PRIMARY KEY (upload, position)
  ) STRICT, WITHOUT ROWID;
`;
