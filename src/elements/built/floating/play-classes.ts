/**
 * Plays an animation by adding its classes, and removes the classes when it ends. If the page has no
 * keyframes for the classes, removes them at once.
 *
 * @param signal Removes the classes when it aborts.
 * @returns True if the animation was not aborted.
 */
export async function playClasses(
  element: HTMLElement,
  classes: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  if (signal.aborted) return false;
  const stop = (): void => element.classList.remove(...classes);
  signal.addEventListener('abort', stop, { once: true });
  // Also flushes styles without the classes; otherwise the same animation would not restart.
  const others = new Set(element.getAnimations());
  element.classList.add(...classes);
  const started = element.getAnimations().filter((one) => !others.has(one) && ends(one));
  await Promise.allSettled(started.map(({ finished }) => finished));
  if (signal.aborted) return false;
  signal.removeEventListener('abort', stop);
  stop();
  return true;
}

/** Whether an animation is finite. */
function ends({ effect }: Animation): boolean {
  return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
}
