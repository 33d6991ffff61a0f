import type { Quota } from '../../src/elements/kits/libraries/wire/account';
import { Refusal } from '../refusal';
import type { Service } from '../service';
import type { Account } from './accounts';

/** What of its plan an account has used. */
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
 * Called inside the transaction that has added something, so that two at once cannot both take the last room.
 *
 * @throws Refusal the account now holds more than its plan does
 */
export function assertWithinQuota(service: Service, account: Account): void {
  if (account.plan === 'none') throw new Refusal('library-upgrade-required');
  const { items, bytes } = quotaOf(service, account);
  if (items.used > items.limit || bytes.used > bytes.limit) throw new Refusal('insufficient-quota');
}
