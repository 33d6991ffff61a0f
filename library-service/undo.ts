import { randomBytes } from 'node:crypto';
import { MINUTE } from '../demo/server/clock';
import type { Account } from './accounts/accounts';
import { assertWithinQuota } from './accounts/quota';
import { atOnce, type Database } from './database';
import { Refusal } from './refusal';
import type { Service } from './service';

/** After a day nobody looks for what is gone, and it is removed for good. */
export const UNDO_LIFE = 24 * 60 * MINUTE;

/** What brings one step back: something deleted is there again, something moved is in its folder of before. */
export type UndoKind = 'template' | 'move' | 'kit' | 'folder';

/** Begins something that can be taken back; `step` is told each of its parts, inside one transaction. */
export function beginUndo(
  { database, clock }: Service,
  account: Account,
): { readonly id: string; step(kind: UndoKind, item: number, folder?: number | null): void } {
  const id = randomBytes(16).toString('base64url');
  database
    .prepare('INSERT INTO undos (id, account, created) VALUES (?, ?, ?)')
    .run(id, account.id, clock());
  const add = database.prepare(
    'INSERT INTO undo_steps (undo, kind, item, folder) VALUES (?, ?, ?, ?)',
  );
  return { id, step: (kind, item, folder = null) => void add.run(id, kind, item, folder) };
}

const restoring: Readonly<Record<UndoKind, string>> = {
  folder: `UPDATE folders SET deleted = NULL WHERE account = ?1 AND id IN
    (SELECT item FROM undo_steps WHERE undo = ?2 AND kind = 'folder')`,
  template: `UPDATE templates SET deleted = NULL WHERE account = ?1 AND id IN
    (SELECT item FROM undo_steps WHERE undo = ?2 AND kind = 'template')`,
  kit: `UPDATE kits SET deleted = NULL WHERE account = ?1 AND id IN
    (SELECT item FROM undo_steps WHERE undo = ?2 AND kind = 'kit')`,
  // Into a folder that is gone meanwhile nothing can go back: it lies outside of folders then.
  move: `UPDATE templates SET folder = (SELECT folders.id FROM undo_steps JOIN folders
      ON folders.id = undo_steps.folder AND folders.deleted IS NULL
      WHERE undo = ?2 AND kind = 'move' AND item = templates.id)
    WHERE account = ?1 AND id IN (SELECT item FROM undo_steps WHERE undo = ?2 AND kind = 'move')`,
};

/**
 * Takes something back, whole.
 *
 * @returns how many items are as they were
 * @throws Refusal it is gone; its room has been taken meanwhile; a folder of the same name has come
 */
export function undo(service: Service, account: Account, id: string): number {
  const { database, clock } = service;
  return atOnce(database, () => {
    const found = database
      .prepare('SELECT id FROM undos WHERE id = ? AND account = ? AND created > ?')
      .get(id, account.id, clock() - UNDO_LIFE);
    if (!found) throw new Refusal('library-undo-gone');
    const restore = (kind: UndoKind): number => restored(database, restoring[kind], account, id);
    // Folders first: what was in them goes back into them.
    const folders = restore('folder');
    const added = restore('template') + restore('kit');
    if (added > 0) assertWithinQuota(service, account);
    const moved = restore('move');
    database.prepare('DELETE FROM undos WHERE id = ?').run(id);
    return folders + added + moved;
  });
}

function restored(database: Database, statement: string, account: Account, id: string): number {
  try {
    return database.prepare(statement).run(account.id, id).changes;
  } catch (error) {
    if (error instanceof Error && error.message.includes('UNIQUE')) {
      throw new Refusal('library-folder-exists');
    }
    throw error;
  }
}
