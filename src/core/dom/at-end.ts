const endings = new WeakMap<AbortSignal, (() => void)[]>();

/**
 * Calls `act` when the signal aborts, in the order of the calls; at once if it has aborted. An error of one is reported
 * and does not keep the others from being called. Takes the same time for each of thousands
 * of parts; a listener of a part's own would be compared with all earlier ones.
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
