import { useState } from 'react';
import type { ApiError } from '../../../../api/client';
import type { Destination } from '../../../../api/libraries/bulk';

/** Whether a template is saved to the site or to the cloud account. */
export type DestinationPlace = Destination['place'];

/** The destinations to which a template is already saved, when it goes to several. */
export interface SavedDestinations {
  readonly has: (place: DestinationPlace) => boolean;
  /** Saves to the remaining destinations one after the other; stops at the first error and returns it. */
  readonly save: (
    destinations: readonly Destination[],
    save: (destination: Destination) => Promise<ApiError | undefined>,
  ) => Promise<ApiError | undefined>;
}

/** Remembers where the template is saved, so that a retry does not save it there twice. */
export function useSavedDestinations(): SavedDestinations {
  const [saved, setSaved] = useState<ReadonlySet<DestinationPlace>>(new Set());
  return {
    has: (place) => saved.has(place),
    async save(destinations, save) {
      const current = new Set(saved);
      for (const destination of destinations) {
        if (current.has(destination.place)) continue;
        const error = await save(destination);
        if (error) return error;
        current.add(destination.place);
        setSaved(new Set(current));
      }
      return undefined;
    },
  };
}
