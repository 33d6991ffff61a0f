/**
 * Resolves when the finite animations that displace `target` have ended; undefined if none is running.
 *
 * During such an animation, `getBoundingClientRect` returns an intermediate position.
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
    isKeyframeEffect(effect) &&
    effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
    effect.getKeyframes().some((frame) => MOVING.some((property) => property in frame))
  );
}

// Not `instanceof`: the animated node may be in another window's document.
function isKeyframeEffect(effect: AnimationEffect | null): effect is KeyframeEffect {
  return effect !== null && 'getKeyframes' in effect;
}
