import { deviceNow } from '../../core/breakpoints';
import { siteConfig } from '../../core/config';
import { playEntrance } from './entrance';
import { entranceOf } from './entrance-settings';
import { isStretched } from './occurs';
import { stretch } from './stretch';

/**
 * Applies motion settings: the entrance animation for the current device, and stretching to the container
 * (docs/compatibility/page-builder.md#entrance-animation and docs/compatibility/page-builder.md#stretch).
 *
 * Load this module only if `hasMotion(settings)` is true.
 *
 * @param target the builder's node around the element, else the element.
 * @param settings settings as the page builder prints them.
 * @param signal Reverts the motion and shows the target when it aborts. To apply changed settings, abort it
 *   and call the function again.
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
