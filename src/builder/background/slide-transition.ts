import type { SlideshowBackground } from './background-spec';

/** Animation of the entering and the leaving image. */
export interface SlideTransition {
  readonly enter: Keyframe;
  readonly leave: Keyframe;
}

/** Maximum scale of the Ken Burns effect. */
const MAX_SCALE = 1.3;

const sideways = (enter: string, leave: string): SlideTransition => ({
  enter: { translate: enter },
  leave: { translate: leave },
});

const TRANSITIONS: Readonly<Record<SlideshowBackground['transition'], SlideTransition>> = {
  // The leaving image stays opaque, or the background would shine through.
  fade: { enter: { opacity: 0 }, leave: {} },
  slide_right: sideways('-100% 0', '100% 0'),
  slide_left: sideways('100% 0', '-100% 0'),
  slide_up: sideways('0 100%', '0 -100%'),
  slide_down: sideways('0 -100%', '0 100%'),
};

/** Returns the transition between images. Directions are physical, also in right-to-left pages. */
export function slideTransition(transition: SlideshowBackground['transition']): SlideTransition {
  return TRANSITIONS[transition];
}

/** Returns the keyframes of the Ken Burns effect. */
export function zoomFrames(zoom: 'in' | 'out'): { scale: number[] } {
  return { scale: zoom === 'in' ? [1, MAX_SCALE] : [MAX_SCALE, 1] };
}
