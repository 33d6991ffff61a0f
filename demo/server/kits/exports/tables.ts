/** The exports of kits that are under way, or done and not yet forgotten. */
export const exportTables = `
  CREATE TABLE IF NOT EXISTS kit_exports (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    request TEXT NOT NULL,
    created INTEGER NOT NULL,
    done TEXT NOT NULL
  ) STRICT;
`;
