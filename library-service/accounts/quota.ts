import { LibraryRefusal } from '../../server/library-refusal';
import type { Quota } from '../../src/api/libraries/account';
import type { Service } from '../service';
import type { Account } from './accounts';

/** The items and bytes that an account uses, with the limits of its plan. */
export function quotaOf({ database, plans }: Service, { id, plan }: Account): Quota {
  const { items, bytes } = database
    .prepare(
      `SELECT count(*) AS items, coalesce(sum(bytes), 0) AS bytes FROM (
         SELECT bytes FROM templates WHERE account = ?1 AND deleted IS NULL
         UNION ALL SELECT bytes FROM kits WHERE account = ?1 AND deleted IS NULL)`,
    )
    .get(id) as { items: number; bytes: number };
  const { [plan]: limit } = plans;
  return {
    items: { used: items, limit: limit.items },
    bytes: { used: bytes, limit: limit.bytes },
  };
}

/**
 * Call it at the end of a transaction that adds items: two concurrent requests then cannot share the last free space.
 *
 * @throws LibraryRefusal the account exceeds its plan
 */
export function assertWithinQuota(service: Service, account: Account): void {
  if (account.plan === 'none') throw new LibraryRefusal('library-upgrade-required');
  const { items, bytes } = quotaOf(service, account);
  if (items.used > items.limit || bytes.used > bytes.limit)
    throw new LibraryRefusal('insufficient-quota');
}
