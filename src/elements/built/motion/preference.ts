/** True where the visitor has asked for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED).matches;
}

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Calls `changed` when the visitor asks for less motion, or for all of it again, until the signal ends. */
export function onMotionPreference(changed: () => void, signal: AbortSignal): void {
  matchMedia(REDUCED).addEventListener('change', changed, { signal });
}
