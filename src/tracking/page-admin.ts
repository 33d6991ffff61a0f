/**
 * What only pages of the admin tools track, in the page layout as `tracking-admin.js`: the catalogue, the
 * maps of the tools' events to it, and `trackApp`.
 */
import { catalogue, kitEventMap, templateEventMap } from './catalogue';
import { configureTracking } from './configure';
import { trackEvent } from './track-events';

export * from './catalogue';
export { trackApp } from './track-app';
export { trackEvents } from './track-events';

const adminEventMap = { ...kitEventMap, ...templateEventMap };

/** Tracks what an admin tool has told, as the catalogue has it. */
export function trackAdminEvent(event: Event): void {
  configureTracking({ catalogue });
  trackEvent(adminEventMap, event);
}
