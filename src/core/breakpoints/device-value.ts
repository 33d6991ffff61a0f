import { type Breakpoints, narrowDevices } from './device';

/**
 * What a responsive setting says for `device`: the first value that is truthy or 0 from the device
 * towards desktop (`key_mobile`, `key_tablet` …, then the plain `key`).
 *
 * `widescreen` takes only a truthy value of its own, then desktop's. A device that is not active has
 * desktop's too (facts, page-builder 20).
 *
 * @param device as `currentDevice` names it
 */
export function deviceValue(
  settings: Readonly<Record<string, unknown>>,
  key: string,
  device: string,
  breakpoints: Breakpoints,
): unknown {
  const plain = settings[key];
  if (device === 'widescreen') return settings[`${key}_widescreen`] || plain;
  const devices = narrowDevices(breakpoints);
  const own = devices.indexOf(device);
  if (own < 0) return plain;
  const values = devices.slice(own).map((name) => settings[`${key}_${name}`]);
  return values.find((value) => value || value === 0) ?? plain;
}
