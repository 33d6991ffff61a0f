import { SVG } from '../../../core/dom/svg-namespace';
import { type Box, middleOf, type Point } from './coordinates';

/** The minimum size of a pointer target, in CSS pixels (WCAG 2.2, 2.5.8). */
const MIN_SIZE = 24;

/** A linked region and its box in the map's own coordinate system. */
export interface LinkedBox {
  readonly key: string;
  readonly box: Box;
}

/** A square pointer target for a region that is too small, in the map's own coordinate system. */
export interface Target {
  readonly key: string;
  readonly middle: Point;
  readonly side: number;
  /** Whether the target surrounds the whole region, which can be seen inside a ring then. */
  readonly isRing: boolean;
}

/**
 * The targets of all regions that are too small: squares of 24 CSS pixels, or smaller so that they do not
 * overlap.
 *
 * @param scale CSS pixels per unit of the map's own coordinate system
 */
export function targetsOf(regions: readonly LinkedBox[], scale: number): Target[] {
  const minSize = MIN_SIZE / scale;
  const small = regions
    .filter(({ box }) => Math.min(box.width, box.height) < minSize)
    .map(({ key, box }) => ({ key, box, middle: middleOf(box), side: minSize }))
    .sort((one, other) => one.middle.x - other.middle.x);
  small.forEach((one, index) => {
    for (let next = index + 1; next < small.length; next++) {
      const other = small[next] as typeof one;
      // Sorted by x: all following regions are further to the right.
      if (other.middle.x - one.middle.x >= minSize) break;
      const room = distance(one.middle, other.middle);
      one.side = Math.min(one.side, room);
      other.side = Math.min(other.side, room);
    }
  });
  return small
    .filter(({ box, side }) => side > Math.min(box.width, box.height))
    .map(({ key, box, middle, side }) => ({
      key,
      middle,
      side,
      isRing: Math.max(box.width, box.height) < side,
    }));
}

/** The largest side of squares around both points that do not overlap. */
function distance(one: Point, other: Point): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

/** Draws a target. It is invisible, but for a ring that a stylesheet asks for. */
export function drawTarget(
  { key, middle, side, isRing }: Target,
  document: Document,
): SVGRectElement {
  const square = document.createElementNS(SVG, 'rect');
  const attributes = { x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side };
  for (const [name, value] of Object.entries(attributes)) square.setAttribute(name, String(value));
  square.setAttribute('data-nh-of', key);
  square.toggleAttribute('data-nh-ring', isRing);
  return square;
}
