import { activeElement } from './active-element';

/**
 * Gives the focus to `target` without scrolling; again in the next frame, if it was refused because the
 * theme's transition has not made the target visible yet.
 */
export function moveFocus(target: HTMLElement): void {
  const before = activeElement();
  const focus = (): void => target.focus({ preventScroll: true });
  focus();
  if (activeElement() === target) return;
  requestAnimationFrame(() => {
    // Not if somebody else has taken it meanwhile.
    if (activeElement() === before && target.isConnected) focus();
  });
}
