import { siteConfig } from '../config';
import { type Breakpoints, devicesTowardsDesktop } from './device';
import { deviceNow } from './device-change';

/** A size as the builder prints it: `{ "size": 20, "unit": "px" }`. */
export interface BuilderSize {
  readonly size: number | string;
  /** CSS's, or `custom` where `size` is a whole expression. */
  readonly unit?: string;
}

/**
 * What a responsive setting that holds a size says for `device`: the first one from the device towards
 * desktop whose `size` is not empty, the plain `key` last. A size of 0 counts, on `widescreen` too
 * (facts, page-builder 20).
 *
 * @param settings as the builder prints them
 * @param device as `deviceNow` names it; default: the one that the window is for now
 * @param breakpoints default: the site's
 * @returns undefined where no size is given, or what is given is none
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
