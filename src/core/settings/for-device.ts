import { type Breakpoints, devicesTowardsDesktop } from '../breakpoints/device';
import type { Fields } from './declaration';
import type { ParsedSettings } from './parse';
import type { ValuesOf } from './values';

/** True if a key may have a value per device. */
export function isResponsive(declared: Fields): boolean {
  return Object.values(declared).some(({ responsive }) => responsive);
}

/** For settings of a device: the device, and the parsed settings that they were selected from. */
const origins = new WeakMap<object, { device: string; from: ParsedSettings }>();

/**
 * Returns the settings for `device`. A responsive key has the first value from the device towards desktop,
 * else its plain value (docs/compatibility/page-builder.md#responsive-values). If nothing differs, the plain
 * values are returned as the same object.
 *
 * @param device a name that `currentDevice` returns
 */
export function settingsFor<S>(
  from: ParsedSettings<S>,
  device: string,
  breakpoints: Breakpoints,
): ValuesOf<S> {
  const { values, byDevice } = from;
  const devices = byDevice.size > 0 ? devicesTowardsDesktop(device, breakpoints) : [];
  const deviceValues: Record<string, unknown> = {};
  for (const [key, set] of byDevice) {
    const nearest = devices.find((name) => isSetFor(name, set));
    if (nearest !== undefined) deviceValues[key] = set.get(nearest);
  }
  const settings = Object.keys(deviceValues).length === 0 ? values : { ...values, ...deviceValues };
  if (byDevice.size > 0) origins.set(settings as object, { device, from: from as ParsedSettings });
  return settings;
}

/**
 * True if the value was set for exactly the device that the settings are for (`columns_mobile` on mobile),
 * not for a wider device or all.
 *
 * @param settings an object that `settingsFor` has returned, as an element's body receives it; no copy
 */
export function isOfDevice<S extends object>(settings: S, key: keyof S & string): boolean {
  const origin = origins.get(settings);
  return origin !== undefined && isSetFor(origin.device, origin.from.byDevice.get(key));
}

/** All values of a responsive key. */
export interface DeviceValues<V> {
  /** The value without a device, which is desktop's. */
  readonly plain: V | undefined;
  readonly byDevice: ReadonlyMap<string, V>;
}

/**
 * Returns all values of a responsive key by device, for keys whose values do not simply inherit from device
 * to device.
 *
 * @param settings as for `isOfDevice`
 */
export function valuesByDevice<S extends object, K extends keyof S & string>(
  settings: S,
  key: K,
): DeviceValues<NonNullable<S[K]>> {
  const { values, byDevice } = origins.get(settings)?.from ?? { values: settings };
  const given = {
    plain: (values as S)[key] ?? undefined,
    byDevice: byDevice?.get(key) ?? new Map(),
  };
  return given as DeviceValues<NonNullable<S[K]>>;
}

/** True if a device has its own value; on `widescreen` the builder ignores a zero. */
function isSetFor(device: string, set: ReadonlyMap<string, unknown> | undefined): boolean {
  if (!set?.has(device)) return false;
  return device !== 'widescreen' || set.get(device) !== 0;
}
