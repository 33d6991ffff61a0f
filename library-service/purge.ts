import { type RawBuilder, sql } from 'kysely';
import { MINUTE } from '../server/clock';
import { type Account, lockAccount } from './accounts/accounts';
import type { Service } from './service';
import { takeLease } from './storage/lease';
import { transaction } from './storage/storage';
import { UNDO_LIFE } from './undo';

/** The time that a purge may take before another process may begin one, in milliseconds. */
const PURGE_LEASE = 10 * MINUTE;

/** Purges in one process at a time. After a failure, it is left to the next hour: a database may be busy for a moment. */
export async function purgeOnce(service: Service): Promise<void> {
  try {
    if (await takeLease(service, 'purge', service.clock(), PURGE_LEASE)) await purge(service);
  } catch (error) {
    console.error('Library service: a purge failed, so it is tried again in an hour.', error);
  }
}

/**
 * Permanently removes deleted items whose undo period is over, with their files and thumbnails. Also removes
 * expired uploads, undos and log-in attempts.
 */
export async function purge(service: Service): Promise<void> {
  const now = service.clock();
  const before = now - UNDO_LIFE;
  await transaction(service, async (inner) => {
    const { database } = inner;
    await database
      .deleteFrom('attempts')
      .where('time', '<=', now - MINUTE)
      .execute();
    await database.deleteFrom('waiting_lines').where('next', '<=', now).execute();
    await database.deleteFrom('undos').where('created', '<=', before).execute();
    await removeItems(inner, sql`deleted <= ${before}`);
    // From now on, an upload that was paused for so long cannot continue.
    await database
      .updateTable('pending_files')
      .set({ expires: 0 })
      .where('expires', '<=', now)
      .execute();
  });
  await transaction(service, removeThumbnails);
  await removePendingFiles(service);
}

/**
 * Permanently removes all deleted items of an account, with their files. The next purge removes their thumbnails.
 *
 * @returns the number of removed items
 */
export async function emptyTrash(service: Service, account: Account): Promise<number> {
  const { id } = account;
  const removed = await transaction(service, async (inner) => {
    await lockAccount(inner, account);
    // These undos would restore nothing.
    await sql`
      DELETE FROM undos WHERE account = ${id} AND EXISTS
        (SELECT 1 FROM undo_steps WHERE undo = undos.id AND kind <> 'move')`.execute(
      inner.database,
    );
    return removeItems(inner, sql`account = ${id} AND deleted IS NOT NULL`);
  });
  await removePendingFiles(service, account);
  return removed;
}

/** @returns the number of removed templates and kits */
async function removeItems({ database }: Service, condition: RawBuilder<unknown>): Promise<number> {
  const chosen = sql<boolean>`${condition}`;
  const { numDeletedRows } = await database
    .deleteFrom('templates')
    .where(chosen)
    .executeTakeFirstOrThrow();
  await sql`
    DELETE FROM folders WHERE ${condition}
    AND NOT EXISTS (SELECT 1 FROM templates WHERE folder = folders.id)`.execute(database);
  const kits = await database
    .deleteFrom('kits')
    .where(chosen)
    .returning(['file', 'account'])
    .execute();
  for (const kit of kits) {
    const row = { ...kit, bytes: 0, expires: 0 };
    await database.insertInto('pending_files').values(row).execute();
  }
  return Number(numDeletedRows) + kits.length;
}

/** Removes the thumbnails that no template and no kit uses. */
async function removeThumbnails({ database, isShared }: Service): Promise<void> {
  // Waits for transactions that save a kit with a thumbnail. In SQLite, every transaction waits anyway.
  if (isShared) await sql`LOCK TABLE thumbnails IN SHARE ROW EXCLUSIVE MODE`.execute(database);
  await sql`
    DELETE FROM thumbnails WHERE name NOT IN (
      SELECT thumbnail FROM templates WHERE thumbnail IS NOT NULL
      UNION SELECT thumbnail FROM kits WHERE thumbnail IS NOT NULL)`.execute(database);
}

/**
 * Removes the files of an account's removed kits; default: of all accounts. Files are removed before their rows: after
 * a crash, the next purge tries again.
 */
async function removePendingFiles({ database, blobs }: Service, account?: Account): Promise<void> {
  const pending = database.selectFrom('pending_files').select('file').where('expires', '=', 0);
  const rows = await (account ? pending.where('account', '=', account.id) : pending).execute();
  for (const { file } of rows) {
    await blobs.remove(file);
    await database.deleteFrom('pending_files').where('file', '=', file).execute();
  }
}
