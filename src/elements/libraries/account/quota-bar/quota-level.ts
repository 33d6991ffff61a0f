import type { Quota } from '../../../../api/libraries/account';

/** The percentages at which the levels `warning` and `full` start. */
const WARNING = 80;
const FULL = 100;

/** The level of the quota bar. */
export type QuotaLevel = 'normal' | 'warning' | 'full';

/** The used share of a plan, as the quota bar shows it. */
export interface QuotaUse {
  /** Rounded. More than 100 if the plan was downgraded. */
  readonly percent: number;
  readonly level: QuotaLevel;
  /** The scarcer resource. */
  readonly of: keyof Quota;
  readonly used: number;
  readonly limit: number;
}

/** Returns the use of items or bytes, whichever is larger. */
export function quotaUse(quota: Quota): QuotaUse {
  const of = shareOf(quota.bytes) > shareOf(quota.items) ? 'bytes' : 'items';
  const percent = Math.round(shareOf(quota[of]) * 100);
  return { percent, level: levelOf(percent), of, ...quota[of] };
}

/** Whether more items fit. @param size their total size in bytes */
export function hasRoomFor({ items, bytes }: Quota, size: number, count = 1): boolean {
  return items.used + count <= items.limit && bytes.used + size <= bytes.limit;
}

function levelOf(percent: number): QuotaLevel {
  if (percent >= FULL) return 'full';
  return percent >= WARNING ? 'warning' : 'normal';
}

// A plan with a limit of 0 is always full.
function shareOf({ used, limit }: Quota[keyof Quota]): number {
  return limit > 0 ? used / limit : 1;
}
