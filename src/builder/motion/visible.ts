import { siteConfig } from '../../core/config';

/** Class with which the builder's stylesheet hides elements before their entrance: `elementor-invisible`. */
export function invisibleClass(): string {
  return `${siteConfig().builder}-invisible`;
}

/** Whether an element is hidden before its entrance. */
export function isInvisible(target: Element): boolean {
  return target.classList.contains(invisibleClass());
}

/** Shows an element that is hidden before its entrance. Also the fallback if motion cannot be loaded. */
export function makeVisible(target: Element): void {
  target.classList.remove(invisibleClass());
}
