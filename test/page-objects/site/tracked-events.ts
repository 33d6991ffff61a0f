import type { StoredEvent } from '../../../demo/server/tracked/records';
import type { Site } from './browser';
import { eventually } from './eventually';

/** The tracked events on the site's server, as soon as `isEnough` accepts them. */
export function trackedEvents(
  site: Site,
  expectation: string,
  isEnough: (events: readonly StoredEvent[]) => boolean,
): Promise<readonly StoredEvent[]> {
  const ask = async (): Promise<readonly StoredEvent[]> => {
    const response = await fetch(`${site.url}/wp-json/nh/v1/tracked`);
    return ((await response.json()) as { events: StoredEvent[] }).events;
  };
  return eventually(expectation, ask, isEnough);
}
