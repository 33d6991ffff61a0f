import { type Clock, MINUTE } from './clock';
import { networkOf } from './network';

/** Counts one request for `key`. Returns false when the key has used up its limit. */
export type RateLimit = (key: string) => boolean | Promise<boolean>;

/** The largest number of keys in a generation. Beyond it, the keys of the generation before are forgotten. */
const MOST_KEYS = 100_000;

/**
 * Allows `max` requests per key and minute. IPv6 addresses of one network share their count. The counts are held
 * in memory: a restart resets them.
 */
export function rateLimit(max: number, clock: Clock): (key: string) => boolean {
  // Two generations, so that nothing has to be searched for what has expired.
  let [recent, earlier] = [new Map<string, number[]>(), new Map<string, number[]>()];
  let begun = clock();
  return (key) => {
    const now = clock();
    if (now - begun >= MINUTE || recent.size >= MOST_KEYS) {
      [recent, earlier] = [new Map(), recent];
      begun = now;
    }
    const network = networkOf(key);
    const all = recent.get(network) ?? earlier.get(network) ?? [];
    const times = all.filter((time) => time > now - MINUTE);
    recent.set(network, [...times, now].slice(-max - 1));
    return times.length < max;
  };
}
