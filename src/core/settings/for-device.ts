import { type Breakpoints, devicesTowardsDesktop } from '../breakpoints/device';
import type { Fields } from './declaration';
import type { ParsedSettings } from './parse';
import type { ValuesOf } from './values';

/** True for a declaration with a key that may differ by device. */
export function isResponsive(declared: Fields): boolean {
  return Object.values(declared).some(({ responsive }) => responsive);
}

/** Of settings that differ from the plain ones: the keys that are given for the very device. */
const ownKeys = new WeakMap<object, ReadonlySet<string>>();

/**
 * The settings as they are for `device`: of a responsive key the first value from the device towards
 * desktop, then its own (facts, page-builder 20). The very same object where nothing differs.
 *
 * @param device as `currentDevice` names it
 */
export function settingsFor<S>(
  { values, byDevice }: ParsedSettings<S>,
  device: string,
  breakpoints: Breakpoints,
): ValuesOf<S> {
  const devices = byDevice.size > 0 ? devicesTowardsDesktop(device, breakpoints) : [];
  const told: Record<string, unknown> = {};
  const own = new Set<string>();
  for (const [key, set] of byDevice) {
    const teller = devices.find((name) => set.has(name) && isSaid(name, set.get(name)));
    if (teller === undefined) continue;
    told[key] = set.get(teller);
    if (teller === device) own.add(key);
  }
  if (Object.keys(told).length === 0) return values;
  const settings = { ...values, ...told };
  ownKeys.set(settings, own);
  return settings;
}

/**
 * True where a value is given for the very device that the settings are for (`columns_mobile` on
 * mobile), and is neither the plain one nor that of a wider device.
 *
 * @param settings as `settingsFor` answers them, and so as an element's body gets them; no copy
 */
export function isOfDevice<S extends object>(settings: S, key: keyof S & string): boolean {
  return ownKeys.get(settings)?.has(key) ?? false;
}

/** The builder does not take a zero for an answer on its widest device. */
function isSaid(device: string, value: unknown): boolean {
  return device !== 'widescreen' || value !== 0;
}
