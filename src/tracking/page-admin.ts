/**
 * The tracking code for pages with admin tools only, `tracking-admin.js` in the page layout: the catalogue,
 * the maps of the tools' events to it, and `trackApp`.
 */
import { catalogue, kitEventMap, templateEventMap } from './catalogue';
import { configureTracking } from './configure';
import { trackEvent } from './track-events';

export * from './catalogue';
export { trackApp } from './track-app';
export { trackEvents } from './track-events';

const adminEventMap = { ...kitEventMap, ...templateEventMap };

/** Tracks an event of an admin tool as the catalogue declares it. */
export function trackAdminEvent(event: Event): void {
  configureTracking({ catalogue });
  trackEvent(adminEventMap, event);
}
