import { sql } from 'kysely';
import { LibraryRefusal } from '../../server/library-refusal';
import type { Quota } from '../../src/api/libraries/account';
import type { Service } from '../service';
import type { Account } from './accounts';

/**
 * The items and bytes that an account uses, with the limits of its plan. Uploads under way use the room that they have
 * reserved, and items in the trash use theirs until they are removed. The triggers of `template_room` have added up the
 * templates.
 */
export async function quotaOf(
  { database, plans, clock }: Service,
  { id, plan }: Account,
): Promise<Quota> {
  const { rows } = await sql<{ items: number; bytes: number }>`
    SELECT coalesce(sum(items), 0) AS items, coalesce(sum(bytes), 0) AS bytes FROM (
      SELECT items, bytes FROM template_room WHERE account = ${id}
      UNION ALL SELECT 1, bytes FROM kits WHERE account = ${id}
      UNION ALL SELECT 1, bytes FROM pending_files WHERE account = ${id} AND expires > ${clock()}) AS used
  `.execute(database);
  const { items = 0, bytes = 0 } = rows[0] ?? {};
  const { [plan]: limit } = plans;
  return {
    items: { used: Number(items), limit: limit.items },
    // PostgreSQL returns a sum as text.
    bytes: { used: Number(bytes), limit: limit.bytes },
  };
}

/**
 * Call it at the end of a transaction that adds items, and `lockAccount` at its beginning: two concurrent requests then
 * cannot share the last free space.
 *
 * @throws LibraryRefusal the account exceeds its plan
 */
export async function assertWithinQuota(service: Service, account: Account): Promise<void> {
  if (account.plan === 'none') throw new LibraryRefusal('library-upgrade-required');
  const { items, bytes } = await quotaOf(service, account);
  if (items.used > items.limit || bytes.used > bytes.limit)
    throw new LibraryRefusal('insufficient-quota');
}
