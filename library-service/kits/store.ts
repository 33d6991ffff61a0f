import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { LibraryRefusal } from '../../server/library-refusal';
import { transaction } from '../../server/transaction';
import type { BulkAnswer } from '../../src/api/libraries/bulk';
import type { Kit } from '../../src/api/libraries/kit';
import { normalizedText } from '../../src/api/libraries/normalized-text';
import type { Account } from '../accounts/accounts';
import { assertWithinQuota } from '../accounts/quota';
import type { Service } from '../service';
import { beginUndo } from '../undo';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly file: string;
  readonly bytes: number;
  readonly thumbnail: string | null;
  readonly created: number;
}

/** The filter, order and page of a list of kits. */
export interface KitQuery {
  readonly search?: string;
  readonly sort: 'title' | 'date';
  readonly order: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

/** The data of a received kit. */
export interface NewKit {
  readonly title: string;
  readonly description: string;
  /** Its file's name in the folder `kits`. */
  readonly file: string;
  readonly bytes: number;
  readonly thumbnail: string | undefined;
  /** The idempotency key of the upload: retries with the same key store one kit. */
  readonly request: string | undefined;
}

/** A page of an account's kits. */
export function listKits(
  { database }: Service,
  account: Account,
  { search = '', sort, order, offset, limit }: KitQuery,
): { items: readonly Kit[]; total: number } {
  const column = sort === 'title' ? 'title_key' : 'created';
  // Escapes the wildcards of LIKE.
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const sql = `FROM kits WHERE account = ? AND deleted IS NULL
    AND (title LIKE ? ESCAPE '\\' OR description LIKE ? ESCAPE '\\')`;
  const values = [account.id, pattern, pattern];
  const rows = database
    .prepare(`SELECT * ${sql} ORDER BY ${column} ${order}, id ${order} LIMIT ? OFFSET ?`)
    .all([...values, limit, offset]) as Row[];
  const { total } = database.prepare(`SELECT count(*) AS total ${sql}`).get(values) as {
    total: number;
  };
  return { items: rows.map(kitOf), total };
}

/** A kit and the path of its file. @throws LibraryRefusal it does not exist */
export function kitById(service: Service, account: Account, id: string): Kit & { path: string } {
  const row = service.database
    .prepare('SELECT * FROM kits WHERE id = ? AND account = ? AND deleted IS NULL')
    .get(id, account.id) as Row | undefined;
  if (!row) throw new LibraryRefusal('library-not-found');
  return { ...kitOf(row), path: kitPath(service, row.file) };
}

/** The kit that an upload with this idempotency key has stored, and the path of its file. */
export function kitByRequest(
  service: Service,
  account: Account,
  request: string,
): (Kit & { path: string }) | undefined {
  const row = service.database
    .prepare('SELECT * FROM kits WHERE account = ? AND request = ? AND deleted IS NULL')
    .get(account.id, request) as Row | undefined;
  return row && { ...kitOf(row), path: kitPath(service, row.file) };
}

/** A unique name for a kit's file. */
export const newKitFile = (): string => `${randomUUID()}.zip`;

/** Whether a file has a name that this service gives to kits. */
export const isKitFile = (name: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.zip$/.test(name);

/** The path of a kit's file. */
export const kitPath = ({ dataDir }: Service, file: string): string => join(dataDir, 'kits', file);

/**
 * Stores the data of a kit whose file is in place.
 *
 * @returns undefined if another upload with the same key was stored in the meantime
 * @throws LibraryRefusal it exceeds the account's quota
 */
export function saveKit(service: Service, account: Account, kit: NewKit): Kit | undefined {
  const { database, clock } = service;
  return transaction(database, () => {
    if (kit.request !== undefined && kitByRequest(service, account, kit.request)) return undefined;
    const { title, description, file, bytes, thumbnail = null, request = null } = kit;
    const { lastInsertRowid } = database
      .prepare(
        `INSERT INTO kits (account, title, title_key, description, file, bytes, thumbnail,
           created, request)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        account.id,
        title,
        normalizedText(title),
        description,
        file,
        bytes,
        thumbnail,
        clock(),
        request,
      );
    assertWithinQuota(service, account);
    const { path: _, ...kept } = kitById(service, account, String(lastInsertRowid));
    return kept;
  });
}

/** Deletes a kit. Its file stays until the undo period is over. @throws LibraryRefusal the kit does not exist */
export function deleteKit(service: Service, account: Account, id: string): BulkAnswer {
  const { database, clock } = service;
  return transaction(database, () => {
    const kit = kitById(service, account, id);
    const { id: undo, step } = beginUndo(service, account);
    // A later upload with the same key stores the kit again; both can then exist.
    database
      .prepare('UPDATE kits SET deleted = ?, request = NULL WHERE id = ?')
      .run(clock(), kit.id);
    step('kit', Number(kit.id));
    return { done: 1, failed: [], undo };
  });
}

function kitOf({ id, title, description, bytes, thumbnail, created }: Row): Kit {
  return {
    id: String(id),
    title,
    description,
    bytes,
    created,
    thumbnail: thumbnail === null ? null : `thumbnails/${thumbnail}`,
  };
}
