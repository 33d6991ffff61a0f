import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { folded } from '../../src/elements/kits/libraries/folded';
import type { BulkAnswer } from '../../src/elements/kits/libraries/wire/bulk';
import type { Kit } from '../../src/elements/kits/libraries/wire/kit';
import type { Account } from '../accounts/accounts';
import { assertWithinQuota } from '../accounts/quota';
import { atOnce } from '../database';
import { Refusal } from '../refusal';
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

/** Which kits are asked for. */
export interface KitQuery {
  readonly search?: string;
  readonly sort: 'title' | 'date';
  readonly order: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

/** What is known of a kit that has arrived. */
export interface NewKit {
  readonly title: string;
  readonly description: string;
  /** Its file's name in the folder `kits`. */
  readonly file: string;
  readonly bytes: number;
  readonly thumbnail: string | undefined;
  /** What the one who sends it calls the request: the same one keeps one kit, however often it comes. */
  readonly request: string | undefined;
}

/** A page of an account's kits. */
export function listKits(
  { database }: Service,
  account: Account,
  { search = '', sort, order, offset, limit }: KitQuery,
): { items: readonly Kit[]; total: number } {
  const column = sort === 'title' ? 'title_key' : 'created';
  // The signs that LIKE reads are written as themselves.
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

/** A kit, and where its file is. @throws Refusal it is not there */
export function kitById(service: Service, account: Account, id: string): Kit & { path: string } {
  const row = service.database
    .prepare('SELECT * FROM kits WHERE id = ? AND account = ? AND deleted IS NULL')
    .get(id, account.id) as Row | undefined;
  if (!row) throw new Refusal('library-not-found');
  return { ...kitOf(row), path: kitPath(service, row.file) };
}

/** The kit that a request has kept already. */
export function kitByRequest(
  { database }: Service,
  account: Account,
  request: string,
): Kit | undefined {
  const row = database
    .prepare('SELECT * FROM kits WHERE account = ? AND request = ? AND deleted IS NULL')
    .get(account.id, request) as Row | undefined;
  return row && kitOf(row);
}

/** A name for a kit's file that no other has. */
export const newKitFile = (): string => `${randomUUID()}.zip`;

/** Where a kit's file is. */
export const kitPath = ({ dataDir }: Service, file: string): string => join(dataDir, 'kits', file);

/** Keeps a kit whose file is there. @throws Refusal it is more than there is room for */
export function keepKit(service: Service, account: Account, kit: NewKit): Kit {
  const { database, clock } = service;
  return atOnce(database, () => {
    const { title, description, file, bytes, thumbnail = null, request = null } = kit;
    const { lastInsertRowid } = database
      .prepare(
        `INSERT INTO kits (account, title, title_key, description, file, bytes, thumbnail,
           created, request)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(account.id, title, folded(title), description, file, bytes, thumbnail, clock(), request);
    assertWithinQuota(service, account);
    const { path: _, ...kept } = kitById(service, account, String(lastInsertRowid));
    return kept;
  });
}

/** Deletes a kit; its file goes when nobody can bring it back any more. @throws Refusal it is not there */
export function deleteKit(service: Service, account: Account, id: string): BulkAnswer {
  const { database, clock } = service;
  return atOnce(database, () => {
    const kit = kitById(service, account, id);
    const { id: undo, step } = beginUndo(service, account);
    database.prepare('UPDATE kits SET deleted = ? WHERE id = ?').run(clock(), kit.id);
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
