/** A place on the map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box on the screen or in the map's own space. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The space that coordinates are told in, whatever the map's own is. */
export const SPACE = { width: 570, height: 810 };

/** How far left of the true place the horizontal coordinate of a chosen region is shown. */
const SHOWN_LEFT = 20;

/** A point of `box` in the space of 570 by 810, rounded. */
export function inSpace({ x, y }: Point, box: Box): Point {
  return {
    x: scaled(x - box.x, box.width, SPACE.width),
    y: scaled(y - box.y, box.height, SPACE.height),
  };
}

/** The coordinates that the selector shows for a chosen region's centre. */
export function shownCentre({ x, y }: Point): Point {
  return { x: x - SHOWN_LEFT, y };
}

/** The middle of a box. */
export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

// A map that is not shown has no size; `+ 0` makes -0 the 0 that it is.
function scaled(distance: number, from: number, to: number): number {
  return from > 0 ? Math.round((distance / from) * to) + 0 : 0;
}
