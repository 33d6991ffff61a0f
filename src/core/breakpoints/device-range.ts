import { siteConfig } from '../config';
import { type Breakpoints, narrowDevices } from './device';

/** The range of a device's window widths in CSS pixels, both ends included. */
export interface DeviceRange {
  readonly min: number;
  /** Absent for the widest device. */
  readonly max?: number;
}

/**
 * Returns the active devices from the narrowest to the widest: those below desktop, desktop, `widescreen`
 * (docs/compatibility/page-builder.md#device-ranges).
 *
 * @param breakpoints default: the site's
 */
export function deviceOrder(breakpoints: Breakpoints = siteConfig().breakpoints): string[] {
  const widest = 'widescreen' in breakpoints ? ['widescreen'] : [];
  return [...narrowDevices(breakpoints), 'desktop', ...widest];
}

/**
 * Returns the range of a device: from the end of the next narrower device to its own breakpoint. Desktop
 * ends before `widescreen`, which has no end.
 *
 * The narrowest device begins at 320, as in the builder, although it also applies to narrower windows.
 *
 * @param breakpoints default: the site's
 * @returns undefined for a device that is not active
 */
export function deviceRange(
  device: string,
  breakpoints: Breakpoints = siteConfig().breakpoints,
): DeviceRange | undefined {
  const devices = deviceOrder(breakpoints);
  const place = devices.indexOf(device);
  if (place < 0) return undefined;
  const { widescreen = Number.POSITIVE_INFINITY } = breakpoints;
  if (device === 'widescreen') return { min: widescreen };
  const max = device === 'desktop' ? widescreen - 1 : (breakpoints[device] as number);
  const narrower = breakpoints[devices[place - 1] ?? ''];
  const min = narrower === undefined ? narrowest(max) : narrower + 1;
  return max === Number.POSITIVE_INFINITY ? { min } : { min, max };
}

/** A site's own device, such as a watch, may end below the builder's minimum. */
function narrowest(max: number): number {
  return max < 320 ? 0 : 320;
}
