import { HOUR, MINUTE } from '../../server/clock';
import { LibraryRefusal } from '../../server/library-refusal';
import { type Account, lockAccount } from '../accounts/accounts';
import { quotaOf } from '../accounts/quota';
import type { Service } from '../service';
import { transaction } from '../storage/storage';

/** A reservation ends by itself, also after a crash. An upload renews it every minute. */
const LIFE = HOUR;

/** An upload without an announced size reserves so many bytes more at a time. */
const STEP = 1024 * 1024;

/**
 * The room in an account's quota that an upload has reserved: two uploads at once cannot share the last free space. The
 * reservation also names the upload's file, so that a purge removes it after a crash of the process.
 */
export class Reservation {
  readonly #service: Service;
  readonly #account: Account;
  readonly #file: string;
  #bytes: number;
  #renewed: number;

  private constructor(service: Service, account: Account, file: string, bytes: number) {
    this.#service = service;
    this.#account = account;
    this.#file = file;
    this.#bytes = bytes;
    this.#renewed = service.clock();
  }

  /**
   * Reserves the announced size, or a first step.
   *
   * @throws LibraryRefusal the account's quota has no room for it
   */
  static async of(
    service: Service,
    account: Account,
    file: string,
    size: number | undefined,
  ): Promise<Reservation> {
    const bytes = await transaction(service, async (inner) => {
      await lockAccount(inner, account);
      const granted = await grant(inner, account, size ?? 1, size ?? STEP);
      const expires = inner.clock() + LIFE;
      const row = { file, account: account.id, bytes: granted, expires };
      await inner.database.insertInto('pending_files').values(row).execute();
      return granted;
    });
    return new Reservation(service, account, file, bytes);
  }

  /** Makes sure that so many received bytes are reserved. @throws LibraryRefusal there is no room for them */
  async cover(bytes: number): Promise<void> {
    const isRecent = this.#service.clock() - this.#renewed < MINUTE;
    if (bytes <= this.#bytes && isRecent) return;
    this.#bytes = await transaction(this.#service, (inner) => this.#renew(inner, bytes));
    this.#renewed = this.#service.clock();
  }

  async #renew(inner: Service, bytes: number): Promise<number> {
    await lockAccount(inner, this.#account);
    const missing = bytes - this.#bytes;
    const more = missing > 0 ? await grant(inner, this.#account, missing, missing + STEP, 0) : 0;
    const row = await inner.database
      .updateTable('pending_files')
      .set({ bytes: this.#bytes + more, expires: inner.clock() + LIFE })
      .where('file', '=', this.#file)
      .where('expires', '>', 0)
      .returning('bytes')
      .executeTakeFirst();
    if (!row) throw expired();
    return row.bytes;
  }
}

/**
 * The bytes that can be reserved now: `wanted`, or what is left.
 *
 * @param items the number of items that are added
 * @throws LibraryRefusal less than `needed` is left
 */
async function grant(
  service: Service,
  account: Account,
  needed: number,
  wanted: number,
  items = 1,
): Promise<number> {
  const quota = await quotaOf(service, account);
  const left = quota.bytes.limit - quota.bytes.used;
  if (needed > left || quota.items.used + items > quota.items.limit) {
    throw new LibraryRefusal('insufficient-quota');
  }
  return Math.min(wanted, left);
}

/**
 * Ends the reservation of a file that becomes a kit. Call it inside the transaction that stores the kit.
 *
 * @throws LibraryRefusal the reservation has expired, so the file may be gone
 */
export async function endReservation({ database }: Service, file: string): Promise<void> {
  const row = await database
    .deleteFrom('pending_files')
    .where('file', '=', file)
    .where('expires', '>', 0)
    .returning('file')
    .executeTakeFirst();
  if (!row) throw expired();
}

/** Forgets the reservation of a file that was removed. */
export async function dropReservation({ database }: Service, file: string): Promise<void> {
  await database.deleteFrom('pending_files').where('file', '=', file).execute();
}

const expired = (): LibraryRefusal =>
  new LibraryRefusal('library-not-found', 'The upload has stopped for too long. Send it again.');
