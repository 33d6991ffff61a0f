import { type Breakpoints, devicesTowardsDesktop } from '../../core/breakpoints/device';
import { defaultOf } from '../../core/element/values';
import type { Field } from '../../core/settings';
import type { SavedSettings } from '../../page';

/** The device that a panel edits: an active one, or `desktop`. */
export type PanelDevice = string;

/** Returns the key under which a setting is saved for a device. */
export function keyForDevice(key: string, field: Field, device: PanelDevice): string {
  return field.responsive && device !== 'desktop' ? `${key}_${device}` : key;
}

/** The value that applies where a device has none of its own. */
export interface InheritedValue {
  readonly value: unknown;
  /** The device that it comes from; absent for the default of the setting. */
  readonly device?: PanelDevice;
}

/** Returns the value that applies to a device unless it has its own: that of a wider device, else the default. */
export function inheritedValue(
  settings: SavedSettings,
  [key, field]: readonly [key: string, field: Field],
  device: PanelDevice,
  breakpoints: Breakpoints,
): InheritedValue {
  const standard = { value: defaultOf(field) };
  if (!field.responsive || device === 'desktop') return standard;
  const wider = [...devicesTowardsDesktop(device, breakpoints).slice(1), 'desktop'];
  for (const one of wider) {
    const value = settings[keyForDevice(key, field, one)];
    if (isSet(value)) return { value, device: one };
  }
  return standard;
}

/** True for a saved value that sets something. The page builder saves an empty text for none. */
export function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
