import {
  type Breakpoints,
  type BuilderSize,
  type DeviceRange,
  deviceOrder as order,
  deviceRange as range,
  deviceSize as size,
  deviceValue as value,
  onDeviceChange as watch,
} from '../../core/breakpoints';
import { requireInstance, requireType } from './arguments/checks';

type Settings = Readonly<Record<string, unknown>>;

/**
 * Returns the active devices from the narrowest to the widest: those below desktop, desktop, `widescreen`
 * (docs/compatibility/page-builder.md#device-ranges).
 *
 * @param breakpoints default: the site's
 * @throws TypeError if the argument has the wrong type
 */
export function deviceOrder(breakpoints?: Breakpoints): string[] {
  requireBreakpoints(breakpoints);
  return order(breakpoints);
}

/**
 * Returns the range of a device: from the end of the next narrower device to its own breakpoint. Desktop
 * ends before `widescreen`, which has no end. The narrowest device begins at 320, as in the builder.
 *
 * @param breakpoints default: the site's
 * @returns undefined for a device that is not active
 * @throws TypeError if an argument is missing or has the wrong type
 */
export function deviceRange(device: string, breakpoints?: Breakpoints): DeviceRange | undefined {
  requireType({ device }, 'device', 'string');
  requireBreakpoints(breakpoints);
  return range(device, breakpoints);
}

/**
 * Returns the size of a responsive setting for `device`: the first non-empty one from the device towards
 * desktop, then the plain `key`. A size of 0 counts, on `widescreen` too
 * (docs/compatibility/page-builder.md#responsive-values).
 *
 * @param settings as the builder prints them
 * @param device a name that `deviceNow` returns; default: the window's present device
 * @param breakpoints default: the site's
 * @returns undefined if there is no size, or the value is not a size
 * @throws TypeError if an argument is missing or has the wrong type
 */
export function deviceSize(
  settings: Settings,
  key: string,
  device?: string,
  breakpoints?: Breakpoints,
): BuilderSize | undefined {
  requireSetting(settings, key, device, breakpoints);
  return size(settings, key, device, breakpoints);
}

/**
 * Returns the value of a responsive setting for `device`: the first one that is truthy or 0 from the device
 * towards desktop (`key_mobile`, `key_tablet` …), then the plain `key`, whatever its value.
 *
 * The value for `widescreen` is used only if it is truthy; a 0 is ignored. A device that is not active has
 * desktop's value (docs/compatibility/page-builder.md#responsive-values).
 *
 * @param settings as the builder prints them
 * @param device a name that `deviceNow` returns; default: the window's present device
 * @param breakpoints default: the site's
 * @throws TypeError if an argument is missing or has the wrong type
 */
export function deviceValue(
  settings: Settings,
  key: string,
  device?: string,
  breakpoints?: Breakpoints,
): unknown {
  requireSetting(settings, key, device, breakpoints);
  return value(settings, key, device, breakpoints);
}

/**
 * Calls `listener` whenever the window's device changes, until the signal aborts.
 *
 * @throws TypeError if an argument is missing or has the wrong type
 */
export function onDeviceChange(listener: () => void, signal: AbortSignal): void {
  requireType({ listener }, 'listener', 'function');
  requireInstance({ signal }, 'signal', AbortSignal);
  watch(listener, signal);
}

function requireSetting(
  settings: Settings,
  key: string,
  device?: string,
  breakpoints?: Breakpoints,
): void {
  requireType({ settings }, 'settings', 'object');
  requireType({ key }, 'key', 'string');
  if (device !== undefined) requireType({ device }, 'device', 'string');
  requireBreakpoints(breakpoints);
}

function requireBreakpoints(breakpoints?: Breakpoints): void {
  if (breakpoints !== undefined) requireType({ breakpoints }, 'breakpoints', 'object');
}
