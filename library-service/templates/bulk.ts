import { sql } from 'kysely';
import type { BulkAnswer, Selected } from '../../src/api/libraries/bulk';
import { type Account, lockAccount } from '../accounts/accounts';
import { assertWithinQuota } from '../accounts/quota';
import { folderRowId } from '../folders';
import type { Service } from '../service';
import { rowId } from '../storage/row-id';
import { transaction } from '../storage/storage';
import { recordUndo } from '../undo';
import { where } from './where';

interface Chosen {
  readonly id: number;
  readonly folder: number | null;
}

/** The number of templates in one statement: databases limit its values. */
const BATCH = 500;

/** Deletes templates. Templates that no longer exist are reported in `failed`. */
export function deleteTemplates(
  service: Service,
  account: Account,
  selected: Selected,
): Promise<BulkAnswer> {
  return change(service, account, selected, async (inner, chosen) => {
    await eachBatch(chosen, (ids) =>
      inner.database
        .updateTable('templates')
        .set({ deleted: inner.clock() })
        .where('id', 'in', ids)
        .execute(),
    );
    return recordUndo(
      inner,
      account,
      chosen.map(({ id }) => ({ kind: 'template', item: id })),
    );
  });
}

/** Moves templates into a folder, or out of all folders. @throws LibraryRefusal the folder does not exist */
export function moveTemplates(
  service: Service,
  account: Account,
  selected: Selected,
  folder: string | null,
): Promise<BulkAnswer> {
  return change(service, account, selected, async (inner, chosen) => {
    const folderId = folder === null ? null : await folderRowId(inner, account, folder);
    await eachBatch(chosen, (ids) =>
      inner.database
        .updateTable('templates')
        .set({ folder: folderId })
        .where('id', 'in', ids)
        .execute(),
    );
    return recordUndo(
      inner,
      account,
      chosen.map(({ id, folder: before }) => ({ kind: 'move', item: id, folder: before })),
    );
  });
}

/**
 * Copies templates into a folder, or to the top level.
 *
 * @throws LibraryRefusal no such folder, or the quota is exceeded
 */
export function copyTemplates(
  service: Service,
  account: Account,
  selected: Selected,
  folder: string | null,
): Promise<BulkAnswer> {
  return change(service, account, selected, async (inner, chosen) => {
    const folderId = folder === null ? null : await folderRowId(inner, account, folder);
    const now = inner.clock();
    await eachBatch(chosen, (ids) =>
      sql`
        INSERT INTO templates (account, folder, title, title_key, type, author, author_key, content,
          content_key, page_settings, bytes, thumbnail, created, edited)
        SELECT account, ${integer(folderId)}, title, title_key, type, author, author_key, content,
          content_key, page_settings, bytes, thumbnail, ${integer(now)}, ${integer(now)}
        FROM templates WHERE id IN (${sql.join(ids)}) ORDER BY id`.execute(inner.database),
    );
    await assertWithinQuota(inner, account);
    return undefined;
  });
}

/** In a list of selected values, PostgreSQL does not know the type of a value by itself. */
const integer = (value: number | null) => sql`CAST(${value} AS BIGINT)`;

/** Changes the selected templates in one transaction. `work` returns the id of the undo, if there is one. */
function change(
  service: Service,
  account: Account,
  selected: Selected,
  work: (inner: Service, chosen: readonly Chosen[]) => Promise<string | undefined>,
): Promise<BulkAnswer> {
  return transaction(service, async (inner) => {
    await lockAccount(inner, account);
    const { chosen, failed } = await choose(inner, account, selected);
    const undo = await work(inner, chosen);
    return { done: chosen.length, failed, ...(undo !== undefined && { undo }) };
  });
}

async function choose(
  service: Service,
  account: Account,
  selected: Selected,
): Promise<{ chosen: readonly Chosen[]; failed: BulkAnswer['failed'] }> {
  if ('filter' in selected) {
    const except = new Set(selected.except);
    const filter = await where(service, account, selected.filter);
    const all = await service.database
      .selectFrom('templates')
      .select(['id', 'folder'])
      .where(filter)
      .execute();
    return { chosen: all.filter(({ id }) => !except.has(String(id))), failed: [] };
  }
  return chooseByIds(service, account, selected.ids);
}

async function chooseByIds(
  { database }: Service,
  account: Account,
  given: readonly string[],
): Promise<{ chosen: readonly Chosen[]; failed: BulkAnswer['failed'] }> {
  const asked = [...new Set(given)];
  const rows = new Map<string, Chosen & { title: string; deleted: number | null }>();
  await eachBatch(
    asked.map((id) => ({ id: rowId(id) })),
    async (ids) => {
      const found = await database
        .selectFrom('templates')
        .select(['id', 'folder', 'title', 'deleted'])
        .where('id', 'in', ids)
        .where('account', '=', account.id)
        .execute();
      for (const row of found) rows.set(String(row.id), row);
    },
  );
  const chosen: Chosen[] = [];
  const failed: BulkAnswer['failed'] = [];
  for (const id of asked) {
    const row = rows.get(id);
    if (row?.deleted === null) chosen.push(row);
    else failed.push({ id, title: row?.title, code: 'library-not-found' });
  }
  return { chosen, failed };
}

async function eachBatch(
  items: readonly Pick<Chosen, 'id'>[],
  run: (ids: readonly number[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) {
    await run(items.slice(start, start + BATCH).map(({ id }) => id));
  }
}
