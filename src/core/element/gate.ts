import { siteConfig } from '../config';
import { closestThrough } from '../dom/closest-through';
import type { Contract } from './contract';

/** On an ancestor, `"true"` delays its elements until the attribute is removed. */
export const DELAY_ATTRIBUTE = 'data-delay-child-handlers';

/** Why the site does not run the element at all: the page is static, or in another mode. */
export function switchedOffBy({ modes }: Contract): 'static' | 'mode' | undefined {
  const site = siteConfig();
  if (site.isStatic) return 'static';
  return modes && !modes.includes(site.mode) ? 'mode' : undefined;
}

/** Whether a feature flag that the element needs for the page builder's markup is off. */
export function isFlagOff({ feature }: Contract): boolean {
  return feature !== undefined && !siteConfig().features.includes(feature);
}

/** Whether a host contains the markup that our printer writes, with the mark of markup that our stylesheets style. */
export function hasOwnMarkup(host: Element): boolean {
  return host.querySelector(':scope > [data-nh-drawn]') !== null;
}

/** Returns the nearest ancestor that delays `host`, across shadow boundaries. */
export function delayingAncestor(host: Element): Element | undefined {
  return closestThrough(host, `[${DELAY_ATTRIBUTE}="true"]`);
}
