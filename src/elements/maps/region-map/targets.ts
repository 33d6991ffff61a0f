import { SVG } from '../../../core/dom/svg-namespace';
import { type Box, middleOf, type Point } from './coordinates';

/** The least that a finger is to be given, in CSS pixels (WCAG 2.2, 2.5.8). */
const LEAST = 24;

/** A region that leads somewhere, and its box in the map's own space. */
export interface LinkedBox {
  readonly key: string;
  readonly box: Box;
}

/** What is hit for a region that is drawn too small, in the map's own space. */
export interface Target {
  readonly key: string;
  readonly middle: Point;
  readonly side: number;
}

/**
 * The targets of all regions that are drawn too small: squares of 24 CSS pixels, smaller where the next
 * such region is nearer.
 *
 * @param scale CSS pixels in one unit of the map's own space
 */
export function targetsOf(regions: readonly LinkedBox[], scale: number): Target[] {
  const least = LEAST / scale;
  const small = regions
    .filter(({ box }) => Math.min(box.width, box.height) < least)
    .map(({ key, box }) => ({ key, box, middle: middleOf(box), side: least }))
    .sort((one, other) => one.middle.x - other.middle.x);
  small.forEach((one, at) => {
    for (let next = at + 1; next < small.length; next++) {
      const other = small[next] as typeof one;
      // All that follow are further to the right.
      if (other.middle.x - one.middle.x >= least) break;
      const room = distance(one.middle, other.middle);
      one.side = Math.min(one.side, room);
      other.side = Math.min(other.side, room);
    }
  });
  return small
    .filter(({ box, side }) => side > Math.min(box.width, box.height))
    .map(({ key, middle, side }) => ({ key, middle, side }));
}

/** Squares around both that are so large do not overlap. */
function distance(one: Point, other: Point): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

/** Draws a target; nothing is seen of it. */
export function drawnTarget({ key, middle, side }: Target, document: Document): SVGRectElement {
  const square = document.createElementNS(SVG, 'rect');
  const attributes = { x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side };
  for (const [name, value] of Object.entries(attributes)) square.setAttribute(name, String(value));
  square.setAttribute('data-nh-of', key);
  return square;
}
