/**
 * Tracking in the page layout, as `tracking.js`: autoload fetches it where the site's configuration names
 * a sink. A page's own scripts import the same file, such as the one that asks for consent.
 */
import { configureBeneath, type TrackingSettings, tracker } from './configure';
import { adminEventTypes } from './element-events/admin-event-types';

export { addTrackingSink, configureTracking, track } from './index';

/** Begins with what the configuration says, and hears what the admin tools tell. */
export function startTracking(settings: TrackingSettings): void {
  configureBeneath(settings);
  for (const type of adminEventTypes) document.addEventListener(type, passOn);
}

let admin: Promise<typeof import('./page-admin') | undefined> | undefined;

/** The catalogue comes with the first event of an admin tool, which visitors' pages never have. */
async function passOn(event: Event): Promise<void> {
  if (!tracker.isListening) return;
  // One promise for all, so that they stay in order; where the file does not come, the next asks again.
  admin ??= import('./page-admin').catch(() => {
    admin = undefined;
    return undefined;
  });
  (await admin)?.trackAdminEvent(event);
}
