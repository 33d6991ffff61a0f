import type { Database } from './database';

/** The table of a server's own settings. */
export const settingsTable = `
  CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/** A stored setting of the server itself, such as its secret; undefined when it was never saved. */
export function setting(database: Database, key: string): string | undefined {
  const row = database.prepare('SELECT value FROM settings WHERE key = ?').get(key);
  return (row as { value: string } | undefined)?.value;
}

/** Stores a setting; it survives restarts. */
export function saveSetting(database: Database, key: string, value: string): void {
  database
    .prepare(
      'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    )
    .run(key, value);
}
