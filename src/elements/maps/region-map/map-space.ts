import { setAttributes } from '../../../core/dom/set-attributes';
import { type Box, inSpace, middleOf, type Point, SPACE } from './coordinates';
import type { Undo } from './enhanced-region';
import type { ShapedRegion } from './shapes';

/** The map's own space: its `viewBox`, else its size, else the box of what is drawn, else 570 by 810. */
export function spaceOf(svg: SVGSVGElement): Box {
  return ownSpaceOf(svg) ?? { x: 0, y: 0, ...SPACE };
}

/** Gives a map without a `viewBox` its own space as one: else it would be cut off where it has less room. */
export function framed(svg: SVGSVGElement): Undo {
  const space = viewBoxOf(svg) ? undefined : ownSpaceOf(svg);
  if (!space) return () => {};
  const { x, y, width, height } = space;
  return setAttributes(svg, { viewBox: `${x} ${y} ${width} ${height}` });
}

/** True where the map, or a part of it, has a place that can be measured. */
export function isDisplayed(part: SVGGraphicsElement): boolean {
  return part.getClientRects().length > 0;
}

/**
 * The middle of a shape's box in the map's own space, whatever groups move it; undefined while it is
 * not displayed.
 */
export function middleInMap(shape: SVGGraphicsElement, svg: SVGSVGElement): Point | undefined {
  const matrix = isDisplayed(shape) ? toMap(shape, svg) : undefined;
  return matrix && moved(middleOf(shape.getBBox()), matrix);
}

/** A shape's box in the map's own space, whatever groups move it; undefined while it is not displayed. */
export function boxInMap(shape: SVGGraphicsElement, svg: SVGSVGElement): Box | undefined {
  const matrix = isDisplayed(shape) ? toMap(shape, svg) : undefined;
  if (!matrix) return undefined;
  const { x, y, width, height } = shape.getBBox();
  const corners = [x, x + width].flatMap((left) =>
    [y, y + height].map((top) => moved({ x: left, y: top }, matrix)),
  );
  const [across, down] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { x: left, y: top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

/** The middle of a shape's box in the space of 570 by 810, rounded. */
export function centreOf(shape: SVGGraphicsElement, svg: SVGSVGElement): Point {
  const space = spaceOf(svg);
  return inSpace(middleInMap(shape, svg) ?? space, space);
}

/** What the page is told about a region that a visitor has chosen. */
export function selection({ country, index, title, shape }: ShapedRegion, svg: SVGSVGElement) {
  return { country, index, title, centre: centreOf(shape, svg) };
}

/** A place of the screen in the space of 570 by 810, rounded: on the drawing, which may be smaller than its box. */
export function placeOnMap(place: Point, svg: SVGSVGElement): Point | undefined {
  const matrix = inverse(svg.getScreenCTM());
  return matrix && inSpace(moved(place, matrix), spaceOf(svg));
}

function ownSpaceOf(svg: SVGSVGElement): Box | undefined {
  const size = { x: 0, y: 0, width: absolute(svg.width), height: absolute(svg.height) };
  const boxes = [viewBoxOf(svg), size, isDisplayed(svg) ? svg.getBBox() : undefined];
  return boxes.find((box) => box && box.width > 0 && box.height > 0);
}

function viewBoxOf({ viewBox }: SVGSVGElement): Box | undefined {
  // Some engines have a box of nothing where there is none.
  return viewBox.baseVal?.width > 0 ? viewBox.baseVal : undefined;
}

// A percentage is no size of its own.
function absolute({ baseVal }: SVGAnimatedLength): number {
  return baseVal.unitType === SVGLength.SVG_LENGTHTYPE_PERCENTAGE ? 0 : baseVal.value;
}

function toMap(shape: SVGGraphicsElement, svg: SVGSVGElement): DOMMatrix | undefined {
  // On the screen nothing has a place within an ancestor that is scaled to 0; in the drawing it has.
  const onScreen = between(shape.getScreenCTM(), svg.getScreenCTM());
  return onScreen ?? between(shape.getCTM(), svg.getCTM());
}

function between(inner: DOMMatrix | null, outer: DOMMatrix | null): DOMMatrix | undefined {
  return inner ? inverse(outer)?.multiply(inner) : undefined;
}

function inverse(matrix: DOMMatrix | null): DOMMatrix | undefined {
  return matrix && matrix.a * matrix.d !== matrix.b * matrix.c ? matrix.inverse() : undefined;
}

function moved({ x, y }: Point, matrix: DOMMatrix): Point {
  return new DOMPoint(x, y).matrixTransform(matrix);
}
