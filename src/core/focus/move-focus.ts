import { activeElement } from './active-element';

/**
 * Focuses `target` without scrolling. Tries again in the next frame if the theme's transition has not made
 * the target visible yet.
 */
export function moveFocus(target: HTMLElement): void {
  const before = activeElement();
  const focus = (): void => target.focus({ preventScroll: true });
  focus();
  if (activeElement() === target) return;
  requestAnimationFrame(() => {
    // Only if the focus has not moved elsewhere.
    if (activeElement() === before && target.isConnected) focus();
  });
}
