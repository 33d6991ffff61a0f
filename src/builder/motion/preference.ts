/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED).matches;
}

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Calls `changed` when the preference for reduced motion changes, until the signal aborts. */
export function onMotionPreference(changed: () => void, signal: AbortSignal): void {
  matchMedia(REDUCED).addEventListener('change', changed, { signal });
}
