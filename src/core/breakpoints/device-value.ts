import { type Breakpoints, narrowDevices } from './device';

/**
 * The devices whose own values count on `device`, the nearest first; after them comes the plain value.
 *
 * Those from the device towards desktop; `widescreen` alone on its own; none on a device that is not
 * active (facts, page-builder 20).
 *
 * @param device as `currentDevice` names it
 */
export function devicesTowardsDesktop(device: string, breakpoints: Breakpoints): string[] {
  if (device === 'widescreen') return [device];
  const devices = narrowDevices(breakpoints);
  const own = devices.indexOf(device);
  return own < 0 ? [] : devices.slice(own);
}

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
  const values = devicesTowardsDesktop(device, breakpoints).map(
    (name) => settings[`${key}_${name}`],
  );
  return values.find((value) => value || value === 0) ?? plain;
}
