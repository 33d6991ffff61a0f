import { LibraryRefusal } from '../server/library-refusal';
import { transaction } from '../server/transaction';
import { FOLDER_NAME_LENGTH, type Folder } from '../src/api/libraries/folder';
import { normalizedText } from '../src/api/libraries/normalized-text';
import type { Account } from './accounts/accounts';
import type { Service } from './service';
import { beginUndo } from './undo';

const columns = `id, name, created, (SELECT count(*) FROM templates
  WHERE templates.account = folders.account AND folder = folders.id AND deleted IS NULL) AS count`;

interface Row {
  readonly id: number;
  readonly name: string;
  readonly created: number;
  readonly count: number;
}

/** The account's folders, sorted by name. */
export function folders({ database }: Service, { id }: Account): readonly Folder[] {
  const rows = database
    .prepare(
      `SELECT ${columns} FROM folders WHERE account = ? AND deleted IS NULL ORDER BY name_key, id`,
    )
    .all(id);
  return (rows as Row[]).map(folderOf);
}

/** The row id of one of the account's folders. @throws LibraryRefusal the folder does not exist */
export function folderRowId({ database }: Service, account: Account, id: string): number {
  const row = database
    .prepare('SELECT id FROM folders WHERE id = ? AND account = ? AND deleted IS NULL')
    .get(id, account.id) as { id: number } | undefined;
  if (!row) throw new LibraryRefusal('library-folder-not-found');
  return row.id;
}

/** Creates a folder. @throws LibraryRefusal the name is taken or too long, or the plan has no folders */
export function makeFolder(service: Service, account: Account, name: string): Folder {
  const { database, clock } = service;
  if (account.plan === 'none') throw new LibraryRefusal('library-upgrade-required');
  const { lastInsertRowid } = refuseTaken(() =>
    database
      .prepare('INSERT INTO folders (account, name, name_key, created) VALUES (?, ?, ?, ?)')
      .run(account.id, ...nameColumns(name), clock()),
  );
  return folderById(service, account, String(lastInsertRowid));
}

/** Renames a folder. @throws LibraryRefusal the folder does not exist, or the name is taken or too long */
export function renameFolder(service: Service, account: Account, id: string, name: string): Folder {
  const number = folderRowId(service, account, id);
  refuseTaken(() =>
    service.database
      .prepare('UPDATE folders SET name = ?, name_key = ? WHERE id = ?')
      .run(...nameColumns(name), number),
  );
  return folderById(service, account, id);
}

/** Deletes a folder with its templates. @returns the number of templates, and the id of the undo */
export function deleteFolder(
  service: Service,
  account: Account,
  id: string,
): { done: number; failed: []; undo: string } {
  const { database, clock } = service;
  return transaction(database, () => {
    const number = folderRowId(service, account, id);
    const { id: undo, step } = beginUndo(service, account);
    const inside = database
      .prepare(
        'UPDATE templates SET deleted = ? WHERE account = ? AND folder = ? AND deleted IS NULL RETURNING id',
      )
      .all(clock(), account.id, number) as { id: number }[];
    for (const { id: template } of inside) step('template', template);
    database.prepare('UPDATE folders SET deleted = ? WHERE id = ?').run(clock(), number);
    step('folder', number);
    return { done: inside.length, failed: [], undo };
  });
}

function folderById({ database }: Service, account: Account, id: string): Folder {
  const row = database
    .prepare(`SELECT ${columns} FROM folders WHERE id = ? AND account = ?`)
    .get(id, account.id);
  return folderOf(row as Row);
}

const folderOf = ({ id, name, created, count }: Row): Folder => ({
  id: String(id),
  name,
  count,
  created,
});

function nameColumns(name: string): [name: string, key: string] {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  if (trimmed && [...trimmed].length <= FOLDER_NAME_LENGTH) {
    return [trimmed, normalizedText(trimmed)];
  }
  throw new LibraryRefusal(
    'library-invalid',
    `A folder’s name has 1 to ${FOLDER_NAME_LENGTH} characters.`,
  );
}

function refuseTaken<Result>(write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    if (error instanceof Error && error.message.includes('UNIQUE')) {
      throw new LibraryRefusal('library-folder-exists');
    }
    throw error;
  }
}
