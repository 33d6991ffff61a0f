/**
 * Tells whether an element is in view, at once and whenever that changes, until the signal ends. What
 * has no box, as in a hidden tab, is not.
 *
 * @param margin how far around the window counts too
 */
export function onView(
  element: Element,
  margin: string,
  told: (isInView: boolean) => void,
  signal: AbortSignal,
): void {
  const observer = new IntersectionObserver(
    (entries) => told(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin: margin },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/**
 * Calls `act` in the frame after an element has got a width, which may be when its tab or popup is shown.
 *
 * @param measure called just before, when all is laid out: what it reads costs nothing
 */
export function onceShown<T>(
  element: Element,
  measure: () => T,
  act: (measured: T) => void,
  signal: AbortSignal,
): void {
  const observer = new ResizeObserver((entries) => {
    if (!entries.some(({ contentRect }) => contentRect.width > 0)) return;
    observer.disconnect();
    const measured = measure();
    // What changes sizes while they are being told is reported as an error of the page.
    nextFrame(() => act(measured), signal);
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Calls `act` in the next frame, unless the signal ends before. */
export function nextFrame(act: () => void, signal: AbortSignal): void {
  const frame = requestAnimationFrame(act);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame), { once: true });
}
