/**
 * Tracking in the page layout, `tracking.js`: autoload loads it if the site's configuration names a sink. A
 * page's own scripts import the same file, for example to ask for consent.
 */
import { configureBeneath, type TrackingSettings, tracker } from './configure';
import { adminEventTypes } from './element-events/admin-event-types';

export { addTrackingSink, configureTracking, track } from './index';

/** The page's events that the admin tools have kept (`core/state/first-events`); undefined once tracking listens. */
const FIRST_EVENTS = Symbol.for('nh-elements/first-events');

/** Applies the page's configuration, and listens to the admin tools' events, also to those of before. */
export function startTracking(settings: TrackingSettings): void {
  configureBeneath(settings);
  const first: readonly Event[] = Reflect.get(globalThis, FIRST_EVENTS) ?? [];
  Reflect.set(globalThis, FIRST_EVENTS, undefined);
  for (const event of first) void passOn(event);
  for (const type of adminEventTypes) document.addEventListener(type, passOn);
}

let admin: Promise<typeof import('./page-admin') | undefined> | undefined;

/**
 * The catalogue is loaded at the first event of an admin tool, which visitors' pages never have.
 */
async function passOn(event: Event): Promise<void> {
  if (!tracker.isListening) return;
  // All events share one promise, which keeps their order. If loading fails, the next event tries
  // again.
  admin ??= import('./page-admin').catch(() => {
    admin = undefined;
    return undefined;
  });
  (await admin)?.trackAdminEvent(event);
}
