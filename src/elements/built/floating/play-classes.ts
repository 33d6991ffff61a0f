/**
 * Animates an element by the classes of an animation, and takes them away at its end; at once where the
 * page has no keyframes for them.
 *
 * @param signal its end takes the classes away too
 * @returns whether it came to its end
 */
export async function playClasses(
  element: HTMLElement,
  classes: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  if (signal.aborted) return false;
  const stop = (): void => element.classList.remove(...classes);
  signal.addEventListener('abort', stop, { once: true });
  // Which also has the browser see it without the classes: it would not begin the same animation anew.
  const others = new Set(element.getAnimations());
  element.classList.add(...classes);
  const begun = element.getAnimations().filter((one) => !others.has(one) && ends(one));
  await Promise.allSettled(begun.map(({ finished }) => finished));
  if (signal.aborted) return false;
  signal.removeEventListener('abort', stop);
  stop();
  return true;
}

/** Not what goes on for ever. */
function ends({ effect }: Animation): boolean {
  return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
}
