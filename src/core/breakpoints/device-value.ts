import { siteConfig } from '../config';
import { type Breakpoints, devicesTowardsDesktop } from './device';
import { deviceNow } from './device-change';

/**
 * What a responsive setting says for `device`: the first value that is truthy or 0 from the device
 * towards desktop (`key_mobile`, `key_tablet` …), then the plain `key`, whatever it holds.
 *
 * `widescreen` takes only a truthy value of its own, then desktop's. A device that is not active has
 * desktop's too (facts, page-builder 20).
 *
 * @param settings as the builder prints them
 * @param device as `deviceNow` names it; default: the one that the window is for now
 * @param breakpoints default: the site's
 */
export function deviceValue(
  settings: Readonly<Record<string, unknown>>,
  key: string,
  device: string = deviceNow(),
  breakpoints: Breakpoints = siteConfig().breakpoints,
): unknown {
  const own = devicesTowardsDesktop(device, breakpoints)
    .map((name) => settings[`${key}_${name}`])
    .find((value) => value || (value === 0 && device !== 'widescreen'));
  return own ?? settings[key];
}
