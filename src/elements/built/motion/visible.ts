import { siteConfig } from '../../../core/config';

/** The class by which the builder's stylesheet hides what has yet to enter: `elementor-invisible`. */
export function invisibleClass(): string {
  return `${siteConfig().builder}-invisible`;
}

/** True of what a server has hidden for its entrance, or what waits for it. */
export function isInvisible(target: Element): boolean {
  return target.classList.contains(invisibleClass());
}

/** Shows what a server has hidden for its entrance; also the host's way out if motion cannot load. */
export function makeVisible(target: Element): void {
  target.classList.remove(invisibleClass());
}
