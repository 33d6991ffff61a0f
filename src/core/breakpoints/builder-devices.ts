import type { Breakpoints } from './device';

/**
 * All devices that the builder knows beside desktop, each with the width that it has unless the site
 * says otherwise: the widest window in CSS pixels, of `widescreen` the narrowest (facts, page-builder 17).
 *
 * Mobile and tablet are active by default; those that are, are `breakpoints` of the configuration.
 */
export const builderDevices = {
  mobile: 767,
  mobile_extra: 880,
  tablet: 1024,
  tablet_extra: 1200,
  laptop: 1366,
  widescreen: 2400,
} as const satisfies Breakpoints;
