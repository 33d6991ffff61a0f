import { siteConfig } from '../config';
import { type Breakpoints, devicesTowardsDesktop } from './device';
import { deviceNow } from './device-change';

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
