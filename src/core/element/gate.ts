import { siteConfig } from '../config';
import { closestThrough } from '../dom/closest-through';
import type { Contract } from './contract';

/** On an ancestor, `"true"` holds its elements back until the attribute goes. */
export const DELAY_ATTRIBUTE = 'data-delay-child-handlers';

/** True where the site does not run an element: by its mode, a missing feature flag, a static page. */
export function isSwitchedOff({ modes, feature }: Contract): boolean {
  const site = siteConfig();
  if (site.isStatic) return true;
  if (modes && !modes.includes(site.mode)) return true;
  return feature !== undefined && !site.features.includes(feature);
}

/** The nearest ancestor that holds `host` back, shadow hosts included. */
export function delayingAncestor(host: Element): Element | undefined {
  return closestThrough(host, `[${DELAY_ATTRIBUTE}="true"]`);
}
