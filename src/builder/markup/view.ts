import { sizeObserver, viewObserver } from '../../core/observers';
/**
 * Reports whether an element is in view: at once and after each change, until the signal aborts. Elements
 * without a box, for example in a hidden tab, are not in view.
 *
 * @param margin margin around the viewport that counts as in view
 */
export function onInViewChange(
  element: Element,
  margin: string,
  changed: (isInView: boolean) => void,
  signal: AbortSignal,
): void {
  const observer = viewObserver((entries) => changed(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: margin,
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/**
 * Calls `act` in the frame after an element first has a width, for example when its tab or popup is shown.
 *
 * @param measure called right after layout, when reading sizes is cheap
 */
export function onceSized<T>(
  element: Element,
  measure: () => T,
  act: (measured: T) => void,
  signal: AbortSignal,
): void {
  const observer = sizeObserver((entries) => {
    if (!entries.some(({ contentRect }) => contentRect.width > 0)) return;
    observer.disconnect();
    const measured = measure();
    // Changing sizes inside the callback would cause a ResizeObserver loop error.
    nextFrame(() => act(measured), signal);
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Calls `act` in the next frame, unless the signal aborts first. */
export function nextFrame(act: () => void, signal: AbortSignal): void {
  const frame = requestAnimationFrame(act);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame), { once: true });
}
