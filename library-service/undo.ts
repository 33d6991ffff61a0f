import { randomBytes } from 'node:crypto';
import { DAY } from '../server/clock';
import type { Database } from '../server/database';
import { LibraryRefusal } from '../server/library-refusal';
import { transaction } from '../server/transaction';
import type { Account } from './accounts/accounts';
import { assertWithinQuota } from './accounts/quota';
import type { Service } from './service';

/** Deleted items can be restored for a day; then they are removed permanently. */
export const UNDO_LIFE = DAY;

/** The kind of a step: `move` puts a template back into its previous folder, the others restore a deleted item. */
export type UndoKind = 'template' | 'move' | 'kit' | 'folder';

/**
 * Records an action that can be undone. Call it, and `step` for each changed item, inside the action's
 * transaction.
 */
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
  // If the previous folder was deleted in the meantime, the template moves to the top level.
  move: `UPDATE templates SET folder = (SELECT folders.id FROM undo_steps JOIN folders
      ON folders.id = undo_steps.folder AND folders.deleted IS NULL
      WHERE undo = ?2 AND kind = 'move' AND item = templates.id)
    WHERE account = ?1 AND id IN (SELECT item FROM undo_steps WHERE undo = ?2 AND kind = 'move')`,
};

/**
 * Undoes an action completely or not at all.
 *
 * @returns the number of restored items
 * @throws LibraryRefusal the undo has expired, the quota does not suffice, or the folder's name is taken
 */
export function undo(service: Service, account: Account, id: string): number {
  const { database, clock } = service;
  return transaction(database, () => {
    const isKnown = database
      .prepare('SELECT id FROM undos WHERE id = ? AND account = ? AND created > ?')
      .get(id, account.id, clock() - UNDO_LIFE);
    if (!isKnown) throw new LibraryRefusal('library-undo-gone');
    const restore = (kind: UndoKind): number => restored(database, restoring[kind], account, id);
    // Folders first: templates are restored into them.
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
      throw new LibraryRefusal('library-folder-exists');
    }
    throw error;
  }
}
