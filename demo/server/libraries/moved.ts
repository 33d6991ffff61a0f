import type { Site } from '../site';

/** Remembers what a move between the libraries has made in the other one, by what takes the move back. */
export function rememberMoved({ database }: Site, undo: string, ids: readonly string[]): void {
  database
    .prepare('INSERT INTO moved_templates (undo, ids) VALUES (?, ?)')
    .run(undo, JSON.stringify(ids));
}

/** What a move has made, which goes with it when it is taken back; once. */
export function takeMoved({ database }: Site, undo: string): readonly string[] {
  const row = database
    .prepare('DELETE FROM moved_templates WHERE undo = ? RETURNING ids')
    .get(undo) as { ids: string } | undefined;
  return row ? (JSON.parse(row.ids) as string[]) : [];
}
