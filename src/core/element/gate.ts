import { siteConfig } from '../config';
import { onAttributeChange } from '../dom/attribute-change';
import type { Contract } from './contract';

const DELAY = 'data-delay-child-handlers';

/**
 * True while the site holds an element back: by its mode, a missing feature flag, a static page, or
 * an ancestor with `data-delay-child-handlers="true"`.
 *
 * @param recheck called when that ancestor's attribute has changed
 */
export function isHeldBack(host: HTMLElement, contract: Contract, recheck: () => void): boolean {
  const { mode, features, isStatic } = siteConfig();
  if (isStatic) return true;
  if (contract.modes && !contract.modes.includes(mode)) return true;
  if (contract.feature && !features.includes(contract.feature)) return true;
  const holder = host.closest(`[${DELAY}="true"]`);
  if (holder) onAttributeChange(holder, DELAY, recheck);
  return holder !== null;
}
