import type { Database } from '../../../server/database';
import { transaction } from '../../../server/transaction';

/** An event as sent by a page. */
export interface SentEvent {
  readonly id: string;
  readonly event: string;
  readonly fields: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** The time on the visitor's clock, in milliseconds since 1970. */
  readonly time: number;
  /** The number of events that were dropped just before. */
  readonly dropped: number;
}

/** A stored event. `position` increases with each event and is never reused. */
export interface StoredEvent extends SentEvent {
  readonly position: number;
}

/** The number of stored events; older ones are removed. */
const KEPT = 1000;

/** Creates the table of tracked events. It contains no personal data: no address, no name. */
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

/** Stores events, each id once. Returns the number of new events. */
export function saveEvents(database: Database, events: readonly SentEvent[]): number {
  const keep = database.prepare(
    'INSERT OR IGNORE INTO tracked (id, event, fields, time, dropped) VALUES (?, ?, ?, ?, ?)',
  );
  let count = 0;
  transaction(database, () => {
    for (const { id, event, fields, time, dropped } of events) {
      count += keep.run(id, event, JSON.stringify(fields), time, dropped).changes;
    }
    database
      .prepare('DELETE FROM tracked WHERE position <= (SELECT MAX(position) FROM tracked) - ?')
      .run(KEPT);
  });
  return count;
}

/** The stored events after a position, oldest first. */
export function storedEvents(database: Database, after = 0): readonly StoredEvent[] {
  const rows = database
    .prepare('SELECT * FROM tracked WHERE position > ? ORDER BY position')
    .all(after) as (Omit<StoredEvent, 'fields'> & { readonly fields: string })[];
  return rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) }));
}

/** The position of the oldest stored event; undefined without events. */
export function oldestPosition(database: Database): number | undefined {
  const row = database.prepare('SELECT MIN(position) AS position FROM tracked').get();
  return (row as { position: number | null }).position ?? undefined;
}

/** Removes all events. */
export function removeEvents(database: Database): void {
  database.exec('DELETE FROM tracked');
}
