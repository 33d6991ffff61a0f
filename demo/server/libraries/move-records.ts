import type { Site } from '../site';

/** Records the copies that a move made in the other library, by the move's undo id. */
export function recordMove({ database, clock }: Site, undo: string, ids: readonly string[]): void {
  database
    .prepare('INSERT INTO template_moves (undo, ids, moved) VALUES (?, ?, ?)')
    .run(undo, JSON.stringify(ids), clock());
}

/** Removes the record of a move and returns the ids of its copies. Empty when there is none. */
export function takeMove({ database }: Site, undo: string): readonly string[] {
  const row = database
    .prepare('DELETE FROM template_moves WHERE undo = ? RETURNING ids')
    .get(undo) as { ids: string } | undefined;
  return row ? (JSON.parse(row.ids) as string[]) : [];
}
