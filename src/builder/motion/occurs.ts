import type { Breakpoints } from '../../core/breakpoints';
import { siteConfig } from '../../core/config';
import { isOff, isOn } from '../../core/config/toggle';

/**
 * Whether the settings contain an entrance animation for any device, or request stretching. Only then does
 * the motion code have to be loaded.
 *
 * `none` counts: the server may have hidden the element, so it must be shown.
 *
 * @param breakpoints default: those of the configuration
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
 * Whether the settings request stretching: widgets by a toggle, sections by a class such as
 * `section-stretched` (docs/compatibility/page-builder.md#stretch).
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
