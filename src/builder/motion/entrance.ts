import { viewObserver } from '../../core/observers';
import type { Entrance } from './entrance-settings';
import { keyframesFor } from './keyframes';
import { invisibleClass, makeVisible } from './visible';

/**
 * Hides `target` until it scrolls into view, waits for the delay, then plays its animation with the classes
 * `animated {name}`. Keyframes come from the page, else from us
 * (docs/compatibility/page-builder.md#entrance-animation).
 *
 * Shows the target at once if there is no animation, if the visitor prefers reduced motion, or if
 * intersections cannot be observed. The animation is read when the target comes into view, because the
 * device may have changed. When the signal aborts, the target is visible and the classes are removed.
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
  const observer = viewObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    const { name: played, delay } = entrance();
    if (played && played !== name) keyframes = keyframesFor(target, played);
    if (delay > 0) timer = setTimeout(play, delay, played);
    else void play(played);
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
  // An element without a box never intersects.
  return getComputedStyle(target).display !== 'contents';
}
