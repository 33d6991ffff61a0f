import type { Quota } from '../wire/account';

/** From which per cent on there is little room left. */
const WARNING = 80;
const FULL = 100;

/** How full an account is. */
export type QuotaLevel = 'normal' | 'warning' | 'full';

/** How much of its plan an account has used, as people are told it. */
export interface QuotaUse {
  /** Rounded; more than 100 where the plan has become smaller. */
  readonly percent: number;
  readonly level: QuotaLevel;
  /** What there is least room for. */
  readonly of: keyof Quota;
  readonly used: number;
  readonly limit: number;
}

/** The larger share of items and bytes. */
export function quotaUse(quota: Quota): QuotaUse {
  const of = shareOf(quota.bytes) > shareOf(quota.items) ? 'bytes' : 'items';
  const percent = Math.round(shareOf(quota[of]) * 100);
  return { percent, level: levelOf(percent), of, ...quota[of] };
}

/** Whether there is room for so many more items, which are so large together. */
export function hasRoomFor({ items, bytes }: Quota, size: number, count = 1): boolean {
  return items.used + count <= items.limit && bytes.used + size <= bytes.limit;
}

function levelOf(percent: number): QuotaLevel {
  if (percent >= FULL) return 'full';
  return percent >= WARNING ? 'warning' : 'normal';
}

// A plan that holds nothing is full from the beginning.
function shareOf({ used, limit }: Quota[keyof Quota]): number {
  return limit > 0 ? used / limit : 1;
}
