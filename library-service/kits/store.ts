import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { LibraryRefusal } from '../../server/library-refusal';
import type { BulkAnswer } from '../../src/api/libraries/bulk';
import type { Kit } from '../../src/api/libraries/kit';
import { normalizedText } from '../../src/api/libraries/normalized-text';
import { type Account, lockAccount } from '../accounts/accounts';
import { assertWithinQuota } from '../accounts/quota';
import type { Service } from '../service';
import { rowId } from '../storage/row-id';
import type { Tables } from '../storage/rows';
import { transaction } from '../storage/storage';
import { saveThumbnail } from '../thumbnails';
import { recordUndo } from '../undo';
import { endReservation } from './reservation';

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
  /** The name of its file in the store. */
  readonly file: string;
  readonly bytes: number;
  /** The bytes of its thumbnail. */
  readonly picture: Uint8Array | undefined;
  /** The idempotency key of the upload: retries with the same key store one kit. */
  readonly request: string | undefined;
}

/** A kit, and the name of its file in the store. */
export type StoredKit = Kit & { readonly file: string };

/** A page of an account's kits. */
export async function listKits(
  service: Service,
  account: Account,
  { search = '', sort, order, offset, limit }: KitQuery,
): Promise<{ items: readonly Kit[]; total: number }> {
  const column = sort === 'title' ? 'title_key' : 'created';
  // Escapes the wildcards of LIKE.
  const pattern = `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const matching = kitsOf(service, account).where(
    sql<boolean>`(lower(title) LIKE ${pattern} ESCAPE '\\' OR lower(description) LIKE ${pattern} ESCAPE '\\')`,
  );
  const rows = await matching
    .selectAll()
    .orderBy(column, order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(kitOf), total };
}

/** A kit of the account. @throws LibraryRefusal it does not exist */
export async function kitById(service: Service, account: Account, id: string): Promise<StoredKit> {
  const row = await kitsOf(service, account)
    .selectAll()
    .where('id', '=', rowId(id))
    .executeTakeFirst();
  if (!row) throw new LibraryRefusal('library-not-found');
  return { ...kitOf(row), file: row.file };
}

/** The kit that an upload with this idempotency key has stored. */
export async function kitByRequest(
  service: Service,
  account: Account,
  request: string,
): Promise<StoredKit | undefined> {
  const row = await kitsOf(service, account)
    .selectAll()
    .where('request', '=', request)
    .executeTakeFirst();
  return row && { ...kitOf(row), file: row.file };
}

const kitsOf = ({ database }: Service, { id }: Account) =>
  database.selectFrom('kits').where('account', '=', id).where('deleted', 'is', null);

/** A unique name for a kit's file. */
export const newKitFile = (): string => `${randomUUID()}.zip`;

/** Whether a file has a name that this service gives to kits. */
export const isKitFile = (name: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.zip$/.test(name);

/**
 * Stores the data of a kit whose file is in place.
 *
 * @returns undefined if another upload with the same key was stored in the meantime
 * @throws LibraryRefusal it exceeds the account's quota, or its upload has expired
 */
export function saveKit(
  service: Service,
  account: Account,
  { title, request, picture, ...kit }: NewKit,
): Promise<Kit | undefined> {
  return transaction(service, async (inner) => {
    await lockAccount(inner, account);
    const isKnown = request !== undefined && (await kitByRequest(inner, account, request));
    if (isKnown) return undefined;
    // In this transaction: the next purge would remove a thumbnail without a kit.
    const thumbnail = picture && (await saveThumbnail(inner, picture));
    await endReservation(inner, kit.file);
    const row = await inner.database
      .insertInto('kits')
      .values({
        ...kit,
        account: account.id,
        title,
        title_key: normalizedText(title),
        thumbnail: thumbnail ?? null,
        created: inner.clock(),
        request: request ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await assertWithinQuota(inner, account);
    return kitOf(row);
  });
}

/** Deletes a kit. Its file stays until the undo period is over. @throws LibraryRefusal the kit does not exist */
export function deleteKit(service: Service, account: Account, id: string): Promise<BulkAnswer> {
  return transaction(service, async (inner) => {
    await lockAccount(inner, account);
    const kit = await kitById(inner, account, id);
    const item = rowId(kit.id);
    // A later upload with the same key stores the kit again; both can then exist.
    await inner.database
      .updateTable('kits')
      .set({ deleted: inner.clock(), request: null })
      .where('id', '=', item)
      .execute();
    const undo = await recordUndo(inner, account, [{ kind: 'kit', item }]);
    return { done: 1, failed: [], undo };
  });
}

function kitOf(row: Selectable<Tables['kits']>): Kit {
  const { id, title, description, bytes, thumbnail, created } = row;
  return {
    id: String(id),
    title,
    description,
    bytes,
    created,
    thumbnail: thumbnail === null ? null : `thumbnails/${thumbnail}`,
  };
}
