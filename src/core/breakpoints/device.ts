/**
 * The active devices (`breakpoints` of the configuration), each with the width of its widest window in CSS
 * pixels; `widescreen` with that of its narrowest.
 */
export type Breakpoints = Readonly<Record<string, number>>;

/** The devices that the builder knows (docs/compatibility/page-builder.md#breakpoints). */
export type Device =
  | 'mobile'
  | 'mobile_extra'
  | 'tablet'
  | 'tablet_extra'
  | 'laptop'
  | 'widescreen';

/**
 * Returns the present device: the narrowest one whose media query matches, `widescreen`, or `desktop`.
 *
 * The builder reads the device from a text that its stylesheet generates, by the same media queries
 * (docs/compatibility/page-builder.md#the-current-device).
 *
 * @param matches whether a media query matches
 */
export function currentDevice(
  breakpoints: Breakpoints,
  matches: (query: string) => boolean,
): string {
  const widest = 'widescreen' in breakpoints ? ['widescreen'] : [];
  const devices = [...narrowDevices(breakpoints), ...widest];
  return devices.find((device) => matches(deviceQuery(device, breakpoints))) ?? 'desktop';
}

/** Returns the media query of an active device: up to its widest window, or `widescreen` from its narrowest. */
export function deviceQuery(device: string, breakpoints: Breakpoints): string {
  return `(${device === 'widescreen' ? 'min' : 'max'}-width: ${breakpoints[device]}px)`;
}

/**
 * Returns the active devices below desktop, the narrowest first
 * (docs/compatibility/page-builder.md#device-ranges).
 */
export function narrowDevices(breakpoints: Breakpoints): string[] {
  return Object.entries(breakpoints)
    .filter(([device]) => device !== 'widescreen' && device !== 'desktop')
    .sort(([, a], [, b]) => a - b)
    .map(([device]) => device);
}

/**
 * Returns the devices whose values apply to `device`, the nearest first; the plain value applies after
 * them.
 *
 * These are the devices from `device` towards desktop; `widescreen` only on itself; none for a device that
 * is not active (docs/compatibility/page-builder.md#responsive-values).
 *
 * @param device a name that `currentDevice` returns
 */
export function devicesTowardsDesktop(device: string, breakpoints: Breakpoints): string[] {
  if (device === 'widescreen') return device in breakpoints ? [device] : [];
  const devices = narrowDevices(breakpoints);
  const own = devices.indexOf(device);
  return own < 0 ? [] : devices.slice(own);
}
