import type { Entrance } from './entrance-settings';
import { keyframesFor } from './keyframes';
import { invisibleClass, makeVisible } from './visible';

/**
 * Hides `target` until it comes into view, then waits the delay and plays its animation by the classes
 * `animated {name}`, whose keyframes are the page's, or else ours (facts, page-builder 29).
 *
 * Visible at once: without an animation, where motion is to be reduced, and where coming into view
 * cannot be seen. What is played is what is asked for when it comes into view: the window may be for
 * another device by then. The end of the signal leaves it visible and without the animation's classes, so that
 * it can be played again.
 */
export function playEntrance(
  target: HTMLElement,
  entrance: () => Entrance,
  signal: AbortSignal,
): void {
  const { name } = entrance();
  if (!name || signal.aborted || !canEnter(target)) {
    makeVisible(target);
    return;
  }
  const invisible = invisibleClass();
  let animation: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keyframes = keyframesFor(target, name);
  const play = async (played: string | undefined): Promise<void> => {
    await keyframes;
    if (signal.aborted) return;
    animation = played ? ['animated', played] : [];
    target.classList.remove(invisible);
    target.classList.add(...animation);
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    const { name: played, delay } = entrance();
    if (played && played !== name) keyframes = keyframesFor(target, played);
    timer = setTimeout(play, delay, played);
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
