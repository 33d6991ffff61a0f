import { type RawBuilder, sql } from 'kysely';
import type { TrashItem, TrashPage } from '../src/api/libraries/trash';
import { type Account, lockAccount } from './accounts/accounts';
import type { Service } from './service';
import { rowId } from './storage/row-id';
import { transaction } from './storage/storage';
import { UNDO_LIFE } from './undo';

interface Row {
  readonly kind: TrashItem['kind'];
  readonly id: number;
  readonly title: string;
  readonly bytes: number;
  readonly folder: string | null;
  readonly deleted: number;
}

/** One page of an account's deleted templates and kits, the last deleted first. */
export async function listTrash(
  { database }: Service,
  { id }: Account,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<TrashPage> {
  const { rows } = await sql<Row>`
    SELECT 'template' AS kind, templates.id, title, bytes, folders.name AS folder, templates.deleted
      FROM templates LEFT JOIN folders ON folders.id = folder
      WHERE templates.account = ${id} AND templates.deleted IS NOT NULL
    UNION ALL SELECT 'kit', id, title, bytes, NULL, deleted
      FROM kits WHERE account = ${id} AND deleted IS NOT NULL
    ORDER BY deleted DESC, kind, id DESC LIMIT ${limit} OFFSET ${offset}`.execute(database);
  const sums = await sql<{ total: number; bytes: number }>`
    SELECT count(*) AS total, coalesce(sum(bytes), 0) AS bytes FROM (
      SELECT bytes FROM templates WHERE account = ${id} AND deleted IS NOT NULL
      UNION ALL SELECT bytes FROM kits WHERE account = ${id} AND deleted IS NOT NULL) AS trash
  `.execute(database);
  const { total = 0, bytes = 0 } = sums.rows[0] ?? {};
  return { items: rows.map(itemOf), total: Number(total), bytes: Number(bytes) };
}

const itemOf = ({ id, ...row }: Row): TrashItem => ({
  ...row,
  id: String(id),
  expires: row.deleted + UNDO_LIFE,
});

/**
 * Restores deleted items. A template returns into its folder; a folder that was deleted too is restored, or replaced by
 * the one that has its name now.
 *
 * @returns the number of restored items
 */
export function restoreTrash(
  service: Service,
  account: Account,
  items: readonly Pick<TrashItem, 'kind' | 'id'>[],
): Promise<number> {
  return transaction(service, async (inner) => {
    await lockAccount(inner, account);
    const idsOf = (kind: TrashItem['kind']): readonly number[] =>
      items.filter((item) => item.kind === kind).map(({ id }) => rowId(id));
    const templates = await restore(inner, 'templates', account, idsOf('template'));
    const kits = await restore(inner, 'kits', account, idsOf('kit'));
    await restoreFolders(inner, account);
    return templates + kits;
  });
}

async function restore(
  { database }: Service,
  table: 'templates' | 'kits',
  { id }: Account,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await database
    .updateTable(table)
    .set({ deleted: null })
    .where('account', '=', id)
    .where('deleted', 'is not', null)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The deleted folders that hold a template which is not deleted. */
const needed = (account: number): RawBuilder<unknown> => sql`
  account = ${account} AND deleted IS NOT NULL AND EXISTS
    (SELECT 1 FROM templates WHERE folder = folders.id AND templates.deleted IS NULL)`;

/** Several deleted folders may have had one name. */
async function restoreFolders({ database }: Service, { id }: Account): Promise<void> {
  await sql`
    UPDATE folders SET deleted = NULL WHERE id IN (
      SELECT max(id) FROM folders WHERE ${needed(id)} AND NOT EXISTS
        (SELECT 1 FROM folders AS live WHERE live.account = ${id}
          AND live.name_key = folders.name_key AND live.deleted IS NULL)
      GROUP BY name_key)`.execute(database);
  await sql`
    UPDATE templates SET folder = (
      SELECT live.id FROM folders AS gone JOIN folders AS live
        ON live.account = gone.account AND live.name_key = gone.name_key AND live.deleted IS NULL
        WHERE gone.id = templates.folder)
    WHERE account = ${id} AND deleted IS NULL
      AND folder IN (SELECT id FROM folders WHERE ${needed(id)})`.execute(database);
}
