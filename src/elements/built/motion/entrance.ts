import type { Entrance } from './entrance-settings';
import { invisibleClass, makeVisible } from './visible';

/**
 * Hides `target` until it comes into view, then waits the delay and plays its animation by the classes
 * `animated {name}`, whose keyframes are the page's (facts, page-builder 29).
 *
 * Visible at once: without an animation, where motion is to be reduced, and where coming into view
 * cannot be seen. The end of the signal leaves it visible and without the animation's classes, so that
 * it can be played again.
 */
export function playEntrance(
  target: HTMLElement,
  { name, delay }: Entrance,
  signal: AbortSignal,
): void {
  if (!name || signal.aborted || !canEnter(target)) {
    makeVisible(target);
    return;
  }
  const invisible = invisibleClass();
  const animation = ['animated', name];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const play = (): void => {
    target.classList.remove(invisible);
    target.classList.add(...animation);
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    timer = setTimeout(play, delay);
  });
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    target.classList.remove(invisible, ...animation);
  };
  target.classList.add(invisible);
  observer.observe(target);
  signal.addEventListener('abort', stop, { once: true });
}

function canEnter(target: HTMLElement): boolean {
  if (typeof IntersectionObserver === 'undefined') return false;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  // Without a box of its own it would never come into view.
  return getComputedStyle(target).display !== 'contents';
}
