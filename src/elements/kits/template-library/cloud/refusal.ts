import { hasRoomFor, quotaUse } from '../../libraries/quota-bar/quota-level';
import { type CloudState, cloudScreen } from './state';

/** Why nothing can be put into the cloud library. */
export type CloudRefusal = 'connect' | 'upgrade' | 'full';

/** What is to be put there. */
export interface Needed {
  readonly items: number;
  readonly bytes?: number;
}

/**
 * What speaks against it before anything is sent; the library has the last word, and all of it where it has
 * not told how much is used.
 */
export function cloudRefusal(
  state: CloudState,
  { items, bytes = 0 }: Needed = { items: 1 },
): CloudRefusal | undefined {
  const screen = cloudScreen(state);
  if (screen === 'connect' || screen === 'upgrade') return screen;
  const quota = state.connection?.account?.quota;
  if (!quota) return undefined;
  // What the bar calls full is full.
  const isFull = quotaUse(quota).level === 'full' || !hasRoomFor(quota, bytes, items);
  return isFull ? 'full' : undefined;
}
