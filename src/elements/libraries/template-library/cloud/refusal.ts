import { hasRoomFor, quotaUse } from '../../account/quota-bar/quota-level';
import { type CloudState, cloudScreen } from './state';

/** Why nothing can be added to the cloud library. */
export type CloudRefusal = 'connect' | 'upgrade' | 'full';

/** The space that new items need. */
export interface Needed {
  readonly items: number;
  readonly bytes?: number;
}

/**
 * Returns why items cannot be added, before a request is sent; undefined if nothing is known to prevent it. The
 * server checks again, and is the only one to check while the quota is unknown.
 */
export function cloudRefusal(
  state: CloudState,
  { items, bytes = 0 }: Needed = { items: 1 },
): CloudRefusal | undefined {
  const screen = cloudScreen(state);
  if (screen === 'connect' || screen === 'upgrade') return screen;
  const quota = state.connection?.account?.quota;
  if (!quota) return undefined;
  // The same threshold as the quota bar.
  const isFull = quotaUse(quota).level === 'full' || !hasRoomFor(quota, bytes, items);
  return isFull ? 'full' : undefined;
}
