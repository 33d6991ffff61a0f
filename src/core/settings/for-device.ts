import type { Breakpoints } from '../breakpoints/device';
import { devicesTowardsDesktop } from '../breakpoints/device-value';
import type { Fields } from './declaration';
import type { ParsedSettings } from './parse';
import type { ValuesOf } from './values';

/** True for a declaration with a key that may differ by device. */
export function isResponsive(declared: Fields): boolean {
  return Object.values(declared).some(({ responsive }) => responsive);
}

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
  const own: Record<string, unknown> = {};
  for (const [key, set] of byDevice) {
    const teller = devices.find((name) => set.has(name) && isSaid(name, set.get(name)));
    if (teller !== undefined) own[key] = set.get(teller);
  }
  return Object.keys(own).length > 0 ? { ...values, ...own } : values;
}

/** The builder does not take a zero for an answer on its widest device. */
function isSaid(device: string, value: unknown): boolean {
  return device !== 'widescreen' || value !== 0;
}
