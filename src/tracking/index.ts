/**
 * Tracking: reports events on the page to the sinks that the site configures.
 *
 * Nothing is stored or sent before a sink is configured and the visitor consents. Runs in Node too.
 */
import { tracker } from './configure';
import type { TrackingSink } from './tracked-event';
import type { FieldsArgument, TrackedName } from './tracked-events';

export { configureTracking, type TrackingSettings } from './configure';
export { type AppDetails, type AppEvent, trackApp } from './track-app';
export { type EventMap, trackEvents } from './track-events';
export type { FieldValue, TrackedEvent, TrackedFields, TrackingSink } from './tracked-event';
export type * from './tracked-events';

/**
 * Adds a sink that is called with each event soon after it happened. Returns a function that removes it.
 *
 * @throws TypeError if the sink is not a function
 */
export function addTrackingSink(sink: TrackingSink): () => void {
  if (typeof sink !== 'function') throw new TypeError('sink invalid type: function.');
  tracker.sinks.add(sink);
  return () => void tracker.sinks.delete(sink);
}

/**
 * Tracks an event. Never throws into the page and does not delay it: the sinks are called later.
 *
 * @param event a name of the catalogue, or one that the site has declared on `TrackedEvents`
 */
export function track<Name extends TrackedName>(event: Name, ...given: FieldsArgument<Name>): void {
  tracker.take(event, given[0] ?? {});
}
