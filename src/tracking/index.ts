/**
 * Tracking: what happens on the page, for whoever the site and its visitor allow to know.
 *
 * Nothing is kept or sent before a sink is named and consent is given. Runs in Node too.
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
 * Names a sink that is called with each event, soon after it has happened. Returns the way to remove it.
 */
export function addTrackingSink(sink: TrackingSink): () => void {
  tracker.sinks.add(sink);
  return () => void tracker.sinks.delete(sink);
}

/**
 * Tells the sinks that something has happened. Never throws into the page, and takes no time of it: the
 * sinks come later.
 *
 * @param event a name of the catalogue, or one that the site has declared on `TrackedEvents`
 */
export function track<Name extends TrackedName>(event: Name, ...given: FieldsArgument<Name>): void {
  tracker.take(event, given[0] ?? {});
}
