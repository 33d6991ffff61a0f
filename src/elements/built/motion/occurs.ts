import type { Breakpoints } from '../../../core/breakpoints';
import { siteConfig } from '../../../core/config';
import { isOff, isOn } from '../../../core/config/toggle';

/**
 * True if the settings carry an entrance animation, for whichever device, or ask to be stretched: only
 * then is this folder's code worth loading.
 *
 * `none` counts, since a server that has hidden the element needs it shown.
 *
 * @param breakpoints default: the configuration's
 */
export function hasMotion(
  settings: Readonly<Record<string, unknown>>,
  breakpoints: Breakpoints = siteConfig().breakpoints,
): boolean {
  const devices = ['', ...Object.keys(breakpoints).map((device) => `_${device}`)];
  const isAnimated = (device: string): boolean =>
    isText(settings[`animation${device}`]) || isText(settings[`_animation${device}`]);
  return isStretched(settings) || devices.some(isAnimated);
}

/**
 * True if the settings ask to be as wide as the stretch container: by the key of widgets, a yes, or by
 * that of sections, a class such as `section-stretched` (facts, page-builder 30).
 */
export function isStretched({
  stretch_element,
  stretch_section,
}: Readonly<Record<string, unknown>>): boolean {
  const isClass = typeof stretch_section === 'string' && !isOff(stretch_section);
  return isOn(stretch_element) || isOn(stretch_section) || isClass;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
