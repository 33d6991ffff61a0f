import { useState } from 'react';
import type { Destination } from '../../libraries/wire/bulk';
import type { KitError } from '../../rest';

/** A place where something is saved. */
export type Library = Destination['place'];

/** Where something has arrived already, of several places to which it goes. */
export interface Arrivals {
  readonly has: (place: Library) => boolean;
  /** Sends it to each place that it has not arrived at, one after the other, up to the first that refuses. */
  readonly send: (
    destinations: readonly Destination[],
    save: (destination: Destination) => Promise<KitError | undefined>,
  ) => Promise<KitError | undefined>;
}

/** Remembers where something has arrived, so that no second try brings it there twice. */
export function useArrivals(): Arrivals {
  const [arrived, setArrived] = useState<ReadonlySet<Library>>(new Set());
  return {
    has: (place) => arrived.has(place),
    async send(destinations, save) {
      const now = new Set(arrived);
      for (const destination of destinations) {
        if (now.has(destination.place)) continue;
        const error = await save(destination);
        if (error) return error;
        now.add(destination.place);
        setArrived(new Set(now));
      }
      return undefined;
    },
  };
}
