import type { Breakpoints, Device } from './device';

/**
 * All devices of the page builder besides desktop, with their default widths in CSS pixels: the widest
 * window of the device, or the narrowest for `widescreen` (docs/compatibility/page-builder.md#breakpoints).
 *
 * By default, mobile and tablet are active; `breakpoints` of the configuration lists the active ones.
 */
export const builderDevices = {
  mobile: 767,
  mobile_extra: 880,
  tablet: 1024,
  tablet_extra: 1200,
  laptop: 1366,
  widescreen: 2400,
} as const satisfies Readonly<Record<Device, number>>;

/** The active devices of a site that names none. */
export const standardBreakpoints = {
  mobile: builderDevices.mobile,
  tablet: builderDevices.tablet,
} as const satisfies Breakpoints;
