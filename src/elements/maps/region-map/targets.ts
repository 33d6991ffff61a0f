import { setAttributes } from '../../../core/dom/set-attributes';
import { SVG } from '../../../core/dom/svg-namespace';
import { type Box, middleOf, type Point } from './coordinates';

/** The minimum size of a pointer target, in CSS pixels (WCAG 2.2, 2.5.8). */
const MIN_SIZE = 24;

/** The diameter of a dot, in CSS pixels, and the length from which a region is seen without one. */
const DOT = 18;
const LONG = 36;

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
  /** The radius of the dot that marks a region too small to be seen; 0 for a larger region. */
  readonly dot: number;
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
      dot: isSmall(box, scale) ? Math.min(side, DOT / scale) / 2 : 0,
    }));
}

/** Whether a region has less area than a pointer target, and is not long. */
function isSmall({ width, height }: Box, scale: number): boolean {
  return width * height < (MIN_SIZE / scale) ** 2 && Math.max(width, height) < LONG / scale;
}

/** The largest side of squares around both points that do not overlap. */
function distance(one: Point, other: Point): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

/** The box of a target's dot; undefined without a dot. */
export function dotBox({ middle, dot }: Target): Box | undefined {
  if (dot === 0) return undefined;
  return { x: middle.x - dot, y: middle.y - dot, width: 2 * dot, height: 2 * dot };
}

/** Draws a target. It is invisible, but for a dot whose colour a stylesheet sets. */
export function drawTarget(
  { key, middle, side, dot }: Target,
  document: Document,
): SVGGraphicsElement[] {
  const square = document.createElementNS(SVG, 'rect');
  const size = String(side);
  const place = { x: String(middle.x - side / 2), y: String(middle.y - side / 2) };
  setAttributes(square, { ...place, width: size, height: size, 'data-nh-of': key });
  return dot > 0 ? [square, drawDot(key, middle, dot, document)] : [square];
}

function drawDot(
  key: string,
  { x, y }: Point,
  radius: number,
  document: Document,
): SVGCircleElement {
  const dot = document.createElementNS(SVG, 'circle');
  setAttributes(dot, { cx: String(x), cy: String(y), r: String(radius), 'data-nh-dot': key });
  return dot;
}

/** Marks the dot of the selected region, whose shape is already marked. */
export function markChosenDot(svg: SVGSVGElement): void {
  const chosen = svg.querySelector('[data-nh-chosen]')?.getAttribute('data-nh-region');
  for (const dot of svg.querySelectorAll('[data-nh-dot]'))
    dot.toggleAttribute('data-nh-chosen-dot', dot.getAttribute('data-nh-dot') === chosen);
}
