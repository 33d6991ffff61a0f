/** The answers of requests that have a name, so that whoever has not heard one can ask again. */
export const answersTable = `
  CREATE TABLE IF NOT EXISTS answers (
    request TEXT PRIMARY KEY,
    answer TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;
`;
