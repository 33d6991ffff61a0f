import type { Database } from '../database';

/** An event as the beacon has sent it. */
export interface SentEvent {
  readonly id: string;
  readonly event: string;
  readonly fields: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** When it happened on the visitor's clock: milliseconds since 1970. */
  readonly time: number;
  /** How many events were lost just before it. */
  readonly dropped: number;
}

/** An event that was kept; `position` grows with each, and is never given twice. */
export interface KeptEvent extends SentEvent {
  readonly position: number;
}

/** How many are kept; the oldest go. */
const KEPT = 1000;

/** Makes the table of what was tracked. It knows no visitor: neither an address nor a name. */
export function prepareTracked(database: Database): void {
  database.exec(`
    CREATE TABLE IF NOT EXISTS tracked (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      event TEXT NOT NULL,
      fields TEXT NOT NULL,
      time INTEGER NOT NULL,
      dropped INTEGER NOT NULL
    ) STRICT`);
}

/** Keeps events, each id once; answers with how many were new. */
export function keepEvents(database: Database, events: readonly SentEvent[]): number {
  const keep = database.prepare(
    'INSERT OR IGNORE INTO tracked (id, event, fields, time, dropped) VALUES (?, ?, ?, ?, ?)',
  );
  let count = 0;
  database.transaction(() => {
    for (const { id, event, fields, time, dropped } of events) {
      count += keep.run(id, event, JSON.stringify(fields), time, dropped).changes;
    }
    database
      .prepare('DELETE FROM tracked WHERE position <= (SELECT MAX(position) FROM tracked) - ?')
      .run(KEPT);
  })();
  return count;
}

/** The kept events after a position, the oldest first. */
export function keptEvents(database: Database, after = 0): readonly KeptEvent[] {
  const rows = database
    .prepare('SELECT * FROM tracked WHERE position > ? ORDER BY position')
    .all(after) as (Omit<KeptEvent, 'fields'> & { readonly fields: string })[];
  return rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) }));
}

/** The position of the oldest that is kept; undefined where there is none. */
export function oldestPosition(database: Database): number | undefined {
  const row = database.prepare('SELECT MIN(position) AS position FROM tracked').get();
  return (row as { position: number | null }).position ?? undefined;
}

/** Forgets all of them. */
export function forgetEvents(database: Database): void {
  database.exec('DELETE FROM tracked');
}
