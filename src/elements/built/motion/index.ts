import { deviceNow } from '../../../core/breakpoints';
import { siteConfig } from '../../../core/config';
import { playEntrance } from './entrance';
import { entranceOf } from './entrance-settings';
import { isStretched } from './occurs';
import { stretch } from './stretch';

/**
 * Applies the settings that any element may carry: its entrance animation as it is for the window's
 * width now, and the stretch to its container (facts, page-builder 29 and 30).
 *
 * Load it only where `hasMotion(settings)` says so.
 *
 * @param target the builder's node around the element, else the element
 * @param settings as the page builder prints them
 * @param signal its end takes everything back and leaves the target visible; changed settings are
 *   applied anew after it
 */
export function applyMotion(
  target: HTMLElement,
  settings: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): void {
  const entrance = () => entranceOf(settings, deviceNow(), siteConfig().breakpoints);
  playEntrance(target, entrance, signal);
  if (isStretched(settings)) stretch(target, signal);
}
