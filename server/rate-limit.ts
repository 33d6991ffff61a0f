import { type Clock, MINUTE } from './clock';

/** Counts one request for `key`. Returns false when the key has used up its limit. */
export type RateLimit = (key: string) => boolean;

/** Allows `max` requests per key and minute. The counts are held in memory: a restart resets them. */
export function rateLimit(max: number, clock: Clock): RateLimit {
  const times = new Map<string, number[]>();
  return (key) => {
    removeExpired(times, clock() - MINUTE);
    const recent = times.get(key) ?? [];
    times.set(key, [...recent, clock()].slice(-max - 1));
    return recent.length < max;
  };
}

function removeExpired(times: Map<string, number[]>, since: number): void {
  for (const [key, all] of times) {
    const recent = all.filter((time) => time > since);
    if (recent.length > 0) times.set(key, recent);
    else times.delete(key);
  }
}
