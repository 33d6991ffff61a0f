/**
 * The configuration's `breakpoints`: the active devices, each with the widest window in CSS pixels that
 * it covers; `widescreen` with the narrowest.
 */
export type Breakpoints = Readonly<Record<string, number>>;

/** The devices that the builder knows (facts, page-builder 17). */
export type Device =
  | 'mobile'
  | 'mobile_extra'
  | 'tablet'
  | 'tablet_extra'
  | 'laptop'
  | 'widescreen';

/**
 * The device that a window of `width` CSS pixels is for: the narrowest that covers it, `widescreen`, or
 * else `desktop`.
 *
 * The builder reads the same from a text that its stylesheet generates (facts, page-builder 19).
 */
export function currentDevice(width: number, breakpoints: Breakpoints): string {
  const covers = (device: string): boolean => width <= (breakpoints[device] ?? 0);
  const device = narrowDevices(breakpoints).find(covers);
  if (device) return device;
  return width >= (breakpoints.widescreen ?? Number.POSITIVE_INFINITY) ? 'widescreen' : 'desktop';
}

/** The active devices below desktop, the narrowest first (facts, page-builder 18). */
export function narrowDevices(breakpoints: Breakpoints): string[] {
  return Object.entries(breakpoints)
    .filter(([device]) => device !== 'widescreen' && device !== 'desktop')
    .sort(([, a], [, b]) => a - b)
    .map(([device]) => device);
}

/**
 * The devices whose own values count on `device`, the nearest first; after them comes the plain value.
 *
 * Those from the device towards desktop; `widescreen` alone on its own; none on a device that is not
 * active (facts, page-builder 20).
 *
 * @param device as `currentDevice` names it
 */
export function devicesTowardsDesktop(device: string, breakpoints: Breakpoints): string[] {
  if (device === 'widescreen') return device in breakpoints ? [device] : [];
  const devices = narrowDevices(breakpoints);
  const own = devices.indexOf(device);
  return own < 0 ? [] : devices.slice(own);
}
