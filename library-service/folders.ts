import { folded } from '../src/elements/kits/libraries/folded';
import { FOLDER_NAME_LENGTH, type Folder } from '../src/elements/kits/libraries/wire/folder';
import type { Account } from './accounts/accounts';
import { atOnce } from './database';
import { Refusal } from './refusal';
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

/** The account's folders, by name. */
export function folders({ database }: Service, { id }: Account): readonly Folder[] {
  const rows = database
    .prepare(
      `SELECT ${columns} FROM folders WHERE account = ? AND deleted IS NULL ORDER BY name_key, id`,
    )
    .all(id);
  return (rows as Row[]).map(folderOf);
}

/** The number of a folder that is there. @throws Refusal it is not */
export function folderNumber({ database }: Service, account: Account, id: string): number {
  const row = database
    .prepare('SELECT id FROM folders WHERE id = ? AND account = ? AND deleted IS NULL')
    .get(id, account.id) as { id: number } | undefined;
  if (!row) throw new Refusal('library-folder-not-found');
  return row.id;
}

/** Makes a folder. @throws Refusal the name cannot be taken, or the plan has no folders */
export function makeFolder(service: Service, account: Account, name: string): Folder {
  const { database, clock } = service;
  if (account.plan === 'none') throw new Refusal('library-upgrade-required');
  const { lastInsertRowid } = unique(() =>
    database
      .prepare('INSERT INTO folders (account, name, name_key, created) VALUES (?, ?, ?, ?)')
      .run(account.id, ...named(name), clock()),
  );
  return folderById(service, account, String(lastInsertRowid));
}

/** Gives a folder another name. @throws Refusal it is gone, or the name cannot be taken */
export function renameFolder(service: Service, account: Account, id: string, name: string): Folder {
  const number = folderNumber(service, account, id);
  unique(() =>
    service.database
      .prepare('UPDATE folders SET name = ?, name_key = ? WHERE id = ?')
      .run(...named(name), number),
  );
  return folderById(service, account, id);
}

/** Deletes a folder and the templates in it. @returns how many those were, and what takes it back */
export function deleteFolder(
  service: Service,
  account: Account,
  id: string,
): { done: number; failed: []; undo: string } {
  const { database, clock } = service;
  return atOnce(database, () => {
    const number = folderNumber(service, account, id);
    const { id: undo, step } = beginUndo(service, account);
    const inside = database
      .prepare(
        'UPDATE templates SET deleted = ? WHERE account = ? AND folder = ? AND deleted IS NULL RETURNING id',
      )
      .all(clock(), account.id, number) as { id: number }[];
    for (const template of inside) step('template', template.id);
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

function named(name: string): [name: string, key: string] {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  if (trimmed && [...trimmed].length <= FOLDER_NAME_LENGTH) {
    return [trimmed, folded(trimmed)];
  }
  throw new Refusal(
    'library-invalid',
    `A folder’s name has 1 to ${FOLDER_NAME_LENGTH} characters.`,
  );
}

function unique<Result>(write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    if (error instanceof Error && error.message.includes('UNIQUE')) {
      throw new Refusal('library-folder-exists');
    }
    throw error;
  }
}
