/**
 * Tracking in the page layout, `tracking.js`: autoload loads it if the site's configuration names a sink. A
 * page's own scripts import the same file, for example to ask for consent.
 */
import { configureBeneath, type TrackingSettings, tracker } from './configure';
import { adminEventTypes } from './element-events/admin-event-types';

export { addTrackingSink, configureTracking, track } from './index';

/** Applies the page's configuration, and listens to the admin tools' events. */
export function startTracking(settings: TrackingSettings): void {
  configureBeneath(settings);
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
