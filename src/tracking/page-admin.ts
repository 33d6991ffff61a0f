/**
 * What only pages of the admin tools track, in the page layout as `tracking-admin.js`: the catalogue, the
 * map of the tools' events to it, and `trackApp`.
 */
import { catalogue, kitEventMap } from './catalogue';
import { configureTracking } from './configure';
import { trackEvent } from './track-events';

export * from './catalogue';
export { trackApp } from './track-app';
export { trackEvents } from './track-events';

/** Tracks what a kit tool has told, as the catalogue has it. */
export function trackKitEvent(event: Event): void {
  configureTracking({ catalogue });
  trackEvent(kitEventMap, event);
}
