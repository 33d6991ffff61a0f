import { type Clock, MINUTE } from './clock';

/** Counts one more for `key` and tells whether it is still within the limit. */
export type RateLimit = (key: string) => boolean;

/** Allows `max` in the last minute for each key. Kept in memory: a restart forgets. */
export function rateLimit(max: number, clock: Clock): RateLimit {
  const times = new Map<string, number[]>();
  return (key) => {
    const since = clock() - MINUTE;
    forget(times, since);
    const recent = times.get(key) ?? [];
    times.set(key, [...recent, clock()].slice(-max - 1));
    return recent.length < max;
  };
}

function forget(times: Map<string, number[]>, since: number): void {
  for (const [key, all] of times) {
    const recent = all.filter((time) => time > since);
    if (recent.length > 0) times.set(key, recent);
    else times.delete(key);
  }
}
