/**
 * Resolves when the animations that move `target` about for a while are over; undefined if none runs.
 *
 * Meanwhile `getBoundingClientRect` tells where it passes, not where it lies.
 */
export function displacementEnd(target: Element): Promise<unknown> | undefined {
  const running = target.getAnimations().filter(displaces);
  if (running.length === 0) return undefined;
  return Promise.allSettled(running.map((animation) => animation.finished));
}

const MOVING = ['transform', 'translate', 'scale', 'rotate'];

function displaces({ playState, effect }: Animation): boolean {
  return (
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
    effect.getKeyframes().some((frame) => MOVING.some((property) => property in frame))
  );
}
