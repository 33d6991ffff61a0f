/** A point on the map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box on the screen or in the map's own coordinate system. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The coordinate system of displayed coordinates, independent of the map's own. */
export const SPACE = { width: 570, height: 810 };

/** Subtracted from the horizontal coordinate that the selector displays for a selected region. */
const SHOWN_LEFT = 20;

/** A point of `box` in the 570 by 810 system, rounded. */
export function inSpace({ x, y }: Point, box: Box): Point {
  return {
    x: scaled(x - box.x, box.width, SPACE.width),
    y: scaled(y - box.y, box.height, SPACE.height),
  };
}

/** The coordinates that the selector displays for the centre of a selected region. */
export function shownCentre({ x, y }: Point): Point {
  return { x: x - SHOWN_LEFT, y };
}

/** The centre of a box. */
export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

// A hidden map has no size; `+ 0` turns -0 into 0.
function scaled(distance: number, from: number, to: number): number {
  return from > 0 ? Math.round((distance / from) * to) + 0 : 0;
}
