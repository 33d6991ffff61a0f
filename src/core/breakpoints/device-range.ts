import { siteConfig } from '../config';
import { type Breakpoints, narrowDevices } from './device';

/** The windows that a device is for, by their width in CSS pixels, both ends included. */
export interface DeviceRange {
  readonly min: number;
  /** Absent for the widest device. */
  readonly max?: number;
}

/**
 * The active devices, from the narrowest to the widest: those below desktop, desktop, `widescreen`
 * (facts, page-builder 18).
 *
 * @param breakpoints default: the site's
 */
export function deviceOrder(breakpoints: Breakpoints = siteConfig().breakpoints): string[] {
  const widest = 'widescreen' in breakpoints ? ['widescreen'] : [];
  return [...narrowDevices(breakpoints), 'desktop', ...widest];
}

/**
 * The windows that a device is for: from its narrower neighbour's end to its own break point; desktop to
 * that of `widescreen`, which itself has no end.
 *
 * The narrowest begins at 320, as the builder has it, though it counts in narrower windows too.
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

/** A device of the site's own, such as a watch, may end before the builder's begin. */
function narrowest(max: number): number {
  return max < 320 ? 0 : 320;
}
