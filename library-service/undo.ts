import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { DAY } from '../server/clock';
import { LibraryRefusal } from '../server/library-refusal';
import { type Account, lockAccount } from './accounts/accounts';
import type { Service } from './service';
import { isDuplicate } from './storage/duplicate';
import { transaction } from './storage/storage';

/** Deleted items can be restored for a day; then they are removed permanently. */
export const UNDO_LIFE = DAY;

/** The kind of a step: `move` puts a template back into its previous folder, the others restore a deleted item. */
export type UndoKind = 'template' | 'move' | 'kit' | 'folder';

/** A changed item. */
export interface UndoStep {
  readonly kind: UndoKind;
  readonly item: number;
  /** The previous folder of a moved template. */
  readonly folder?: number | null;
}

/** The number of steps in one statement: databases limit its values. */
const STEPS = 500;

/** Records an action that can be undone. Call it inside the action's transaction. @returns its id */
export async function recordUndo(
  { database, clock }: Service,
  account: Account,
  steps: readonly UndoStep[],
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await database
    .insertInto('undos')
    .values({ id, account: account.id, created: clock() })
    .execute();
  for (let start = 0; start < steps.length; start += STEPS) {
    const rows = steps
      .slice(start, start + STEPS)
      .map(({ kind, item, folder = null }) => ({ undo: id, kind, item, folder }));
    await database.insertInto('undo_steps').values(rows).execute();
  }
  return id;
}

const restoring: Readonly<
  Record<UndoKind, (account: number, undo: string) => RawBuilder<unknown>>
> = {
  folder: (account, undo) => sql`
      UPDATE folders SET deleted = NULL WHERE account = ${account} AND id IN
        (SELECT item FROM undo_steps WHERE undo = ${undo} AND kind = 'folder')`,
  template: (account, undo) => sql`
      UPDATE templates SET deleted = NULL WHERE account = ${account} AND id IN
        (SELECT item FROM undo_steps WHERE undo = ${undo} AND kind = 'template')`,
  kit: (account, undo) => sql`
      UPDATE kits SET deleted = NULL WHERE account = ${account} AND id IN
        (SELECT item FROM undo_steps WHERE undo = ${undo} AND kind = 'kit')`,
  // If the previous folder was deleted in the meantime, the template moves to the top level.
  move: (account, undo) => sql`
      UPDATE templates SET folder = (SELECT folders.id FROM undo_steps JOIN folders
          ON folders.id = undo_steps.folder AND folders.deleted IS NULL
          WHERE undo = ${undo} AND kind = 'move' AND item = templates.id)
        WHERE account = ${account}
          AND id IN (SELECT item FROM undo_steps WHERE undo = ${undo} AND kind = 'move')`,
};

/**
 * Undoes an action completely or not at all.
 *
 * @returns the number of restored items
 * @throws LibraryRefusal the undo has expired, or the folder's name is taken
 */
export function undo(service: Service, account: Account, id: string): Promise<number> {
  return transaction(service, async (inner) => {
    const { database, clock } = inner;
    await lockAccount(inner, account);
    const known = await database
      .selectFrom('undos')
      .select('id')
      .where('id', '=', id)
      .where('account', '=', account.id)
      .where('created', '>', clock() - UNDO_LIFE)
      .executeTakeFirst();
    if (!known) throw new LibraryRefusal('library-undo-gone');
    const restore = (kind: UndoKind) => restored(inner, restoring[kind](account.id, id));
    // Folders first: templates are restored into them.
    const folders = await restore('folder');
    const added = (await restore('template')) + (await restore('kit'));
    const moved = await restore('move');
    await database.deleteFrom('undos').where('id', '=', id).execute();
    return folders + added + moved;
  });
}

async function restored({ database }: Service, statement: RawBuilder<unknown>): Promise<number> {
  try {
    return Number((await statement.execute(database)).numAffectedRows ?? 0);
  } catch (error) {
    if (isDuplicate(error)) throw new LibraryRefusal('library-folder-exists');
    throw error;
  }
}
