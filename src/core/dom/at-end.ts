const endings = new WeakMap<AbortSignal, (() => void)[]>();

/**
 * Calls `act` when the signal aborts, in the order of the calls; at once if it has aborted. An error of one `act` is
 * reported, and the others are still called.
 *
 * One listener serves all calls of a signal: browsers compare a new listener with all earlier ones, which takes long for
 * an element of thousands of parts.
 */
export function atEnd(signal: AbortSignal, act: () => void): void {
  if (signal.aborted) {
    act();
    return;
  }
  const known = endings.get(signal);
  if (known) {
    known.push(act);
    return;
  }
  const acts = [act];
  endings.set(signal, acts);
  const end = (): void => {
    for (const last of acts) {
      try {
        last();
      } catch (error) {
        reportError(error);
      }
    }
  };
  signal.addEventListener('abort', end, { once: true });
}
