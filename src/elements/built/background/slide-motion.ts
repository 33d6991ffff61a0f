import type { WantedSlides } from './wanted';

/** How one picture comes and the one before it goes. */
export interface SlideMotion {
  readonly enter: Keyframe;
  readonly leave: Keyframe;
}

/** How far the Ken Burns effect goes. */
const NEAR = 1.3;

const sideways = (enter: string, leave: string): SlideMotion => ({
  enter: { translate: enter },
  leave: { translate: leave },
});

const MOTIONS: Readonly<Record<WantedSlides['transition'], SlideMotion>> = {
  // The one below stays, or what is behind both would shine through.
  fade: { enter: { opacity: 0 }, leave: {} },
  slide_right: sideways('-100% 0', '100% 0'),
  slide_left: sideways('100% 0', '-100% 0'),
  slide_up: sideways('0 100%', '0 -100%'),
  slide_down: sideways('0 -100%', '0 100%'),
};

/** Where a picture comes from, and where the one before it goes to; on screen, whichever way a page is read. */
export function slideMotion(transition: WantedSlides['transition']): SlideMotion {
  return MOTIONS[transition];
}

/** The sizes of a picture from its beginning to its end. */
export function zoomFrames(zoom: 'in' | 'out'): { scale: number[] } {
  return { scale: zoom === 'in' ? [1, NEAR] : [NEAR, 1] };
}
