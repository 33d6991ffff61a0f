import { sql } from 'kysely';
import { LibraryRefusal } from '../server/library-refusal';
import type { BulkAnswer } from '../src/api/libraries/bulk';
import { FOLDER_NAME_LENGTH, type Folder } from '../src/api/libraries/folder';
import { normalizedText } from '../src/api/libraries/normalized-text';
import { type Account, lockAccount } from './accounts/accounts';
import type { Service } from './service';
import { isDuplicate } from './storage/duplicate';
import { rowId } from './storage/row-id';
import { ALL_DAYS } from './storage/rows';
import { transaction } from './storage/storage';
import { recordUndo } from './undo';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly created: number;
  readonly count: number;
}

const withCount = ({ database }: Service, { id }: Account) =>
  database
    .selectFrom('folders')
    .select(['id', 'name', 'created'])
    .select(
      sql<number>`(SELECT coalesce(sum(count), 0) FROM template_counts
        WHERE template_counts.account = folders.account AND day = ${ALL_DAYS} AND folder = folders.id)`.as(
        'count',
      ),
    )
    .where('account', '=', id)
    .where('deleted', 'is', null);

/** The account's folders, sorted by name. */
export async function folders(service: Service, account: Account): Promise<readonly Folder[]> {
  const rows = await withCount(service, account).orderBy('name_key').orderBy('id').execute();
  return rows.map(folderOf);
}

/** The row id of one of the account's folders. @throws LibraryRefusal the folder does not exist */
export async function folderRowId(
  { database }: Service,
  account: Account,
  id: string,
): Promise<number> {
  const row = await database
    .selectFrom('folders')
    .select('id')
    .where('id', '=', rowId(id))
    .where('account', '=', account.id)
    .where('deleted', 'is', null)
    .executeTakeFirst();
  if (!row) throw new LibraryRefusal('library-folder-not-found');
  return row.id;
}

/** Creates a folder. @throws LibraryRefusal the name is taken or too long, or the plan has no folders */
export async function makeFolder(
  service: Service,
  account: Account,
  name: string,
): Promise<Folder> {
  const { database, clock } = service;
  if (account.plan === 'none') throw new LibraryRefusal('library-upgrade-required');
  const row = { account: account.id, ...nameColumns(name), created: clock() };
  const { id } = await refuseTaken(() =>
    database.insertInto('folders').values(row).returning('id').executeTakeFirstOrThrow(),
  );
  return folderById(service, account, id);
}

/** Renames a folder. @throws LibraryRefusal the folder does not exist, or the name is taken or too long */
export async function renameFolder(
  service: Service,
  account: Account,
  id: string,
  name: string,
): Promise<Folder> {
  const number = await folderRowId(service, account, id);
  await refuseTaken(() =>
    service.database
      .updateTable('folders')
      .set(nameColumns(name))
      .where('id', '=', number)
      .execute(),
  );
  return folderById(service, account, number);
}

/** Deletes a folder with its templates. @returns the number of templates, and the id of the undo */
export function deleteFolder(service: Service, account: Account, id: string): Promise<BulkAnswer> {
  return transaction(service, async (inner) => {
    const { database, clock } = inner;
    await lockAccount(inner, account);
    const number = await folderRowId(inner, account, id);
    const inside = await database
      .updateTable('templates')
      .set({ deleted: clock() })
      .where('account', '=', account.id)
      .where('folder', '=', number)
      .where('deleted', 'is', null)
      .returning('id')
      .execute();
    await database
      .updateTable('folders')
      .set({ deleted: clock() })
      .where('id', '=', number)
      .execute();
    const steps = inside.map((template) => ({ kind: 'template', item: template.id }) as const);
    const undo = await recordUndo(inner, account, [...steps, { kind: 'folder', item: number }]);
    return { done: inside.length, failed: [], undo };
  });
}

async function folderById(service: Service, account: Account, id: number): Promise<Folder> {
  return folderOf(await withCount(service, account).where('id', '=', id).executeTakeFirstOrThrow());
}

const folderOf = ({ id, name, created, count }: Row): Folder => ({
  id: String(id),
  name,
  count: Number(count),
  created,
});

function nameColumns(name: string): { readonly name: string; readonly name_key: string } {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  if (trimmed && [...trimmed].length <= FOLDER_NAME_LENGTH) {
    return { name: trimmed, name_key: normalizedText(trimmed) };
  }
  throw new LibraryRefusal(
    'library-invalid',
    `A folder’s name has 1 to ${FOLDER_NAME_LENGTH} characters.`,
  );
}

async function refuseTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) throw new LibraryRefusal('library-folder-exists');
    throw error;
  }
}
