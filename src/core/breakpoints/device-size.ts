import { siteConfig } from '../config';
import { type Breakpoints, devicesTowardsDesktop } from './device';
import { deviceNow } from './device-change';

/** A size as the builder prints it: `{ "size": 20, "unit": "px" }`. */
export interface BuilderSize {
  readonly size: number | string;
  /** A CSS unit, or `custom` if `size` is a whole expression. */
  readonly unit?: string;
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
 */
export function deviceSize(
  settings: Readonly<Record<string, unknown>>,
  key: string,
  device: string = deviceNow(),
  breakpoints: Breakpoints = siteConfig().breakpoints,
): BuilderSize | undefined {
  const keys = devicesTowardsDesktop(device, breakpoints).map((name) => `${key}_${name}`);
  return [...keys, key].map((name) => settings[name]).find(isSize);
}

function isSize(value: unknown): value is BuilderSize {
  if (typeof value !== 'object' || value === null || !('size' in value)) return false;
  return typeof value.size === 'number' || (typeof value.size === 'string' && value.size !== '');
}
