import { type Breakpoints, devicesTowardsDesktop } from '../breakpoints/device';
import type { Fields } from './declaration';
import type { ParsedSettings } from './parse';
import type { ValuesOf } from './values';

/** True for a declaration with a key that may differ by device. */
export function isResponsive(declared: Fields): boolean {
  return Object.values(declared).some(({ responsive }) => responsive);
}

/** Of settings for a device: which one that is, and what they were chosen from. */
const origins = new WeakMap<object, { device: string; from: ParsedSettings }>();

/**
 * The settings as they are for `device`: of a responsive key the first value from the device towards
 * desktop, then its own (facts, page-builder 20). The very same object where nothing differs.
 *
 * @param device as `currentDevice` names it
 */
export function settingsFor<S>(
  from: ParsedSettings<S>,
  device: string,
  breakpoints: Breakpoints,
): ValuesOf<S> {
  const { values, byDevice } = from;
  const devices = byDevice.size > 0 ? devicesTowardsDesktop(device, breakpoints) : [];
  const told: Record<string, unknown> = {};
  for (const [key, set] of byDevice) {
    const teller = devices.find((name) => isSaid(name, set));
    if (teller !== undefined) told[key] = set.get(teller);
  }
  const settings = Object.keys(told).length === 0 ? values : { ...values, ...told };
  if (byDevice.size > 0) origins.set(settings as object, { device, from: from as ParsedSettings });
  return settings;
}

/**
 * True where a value is given for the very device that the settings are for (`columns_mobile` on
 * mobile), and is neither the plain one nor that of a wider device.
 *
 * @param settings as `settingsFor` answers them, and so as an element's body gets them; no copy
 */
export function isOfDevice<S extends object>(settings: S, key: keyof S & string): boolean {
  const origin = origins.get(settings);
  return origin !== undefined && isSaid(origin.device, origin.from.byDevice.get(key));
}

/** What a responsive key was given. */
export interface DeviceValues<V> {
  /** Without a device: desktop's. */
  readonly plain: V | undefined;
  readonly byDevice: ReadonlyMap<string, V>;
}

/**
 * What a responsive key was given for each device, where values do not simply go from device to device.
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

/** Whether a device has a value of its own; the builder does not take a zero for one on its widest. */
function isSaid(device: string, set: ReadonlyMap<string, unknown> | undefined): boolean {
  if (!set?.has(device)) return false;
  return device !== 'widescreen' || set.get(device) !== 0;
}
