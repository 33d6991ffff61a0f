/** The table of exports that are running, or finished and not expired. */
export const exportTables = `
  CREATE TABLE IF NOT EXISTS kit_exports (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    request TEXT NOT NULL,
    created INTEGER NOT NULL,
    done TEXT NOT NULL
  ) STRICT;
`;
