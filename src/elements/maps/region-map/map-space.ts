import { setAttributes } from '../../../core/dom/set-attributes';
import { type Box, inSpace, middleOf, type Point, SPACE } from './coordinates';
import type { Undo } from './enhanced-region';
import type { ShapedRegion } from './shapes';

/** The map's own coordinate system: its `viewBox`, else its size, its drawing's box, or 570 by 810. */
export function spaceOf(svg: SVGSVGElement): Box {
  return ownSpaceOf(svg) ?? { x: 0, y: 0, ...SPACE };
}

/** Adds a missing `viewBox` to a map, without which it would be clipped in smaller boxes. */
export function addViewBox(svg: SVGSVGElement): Undo {
  const space = viewBoxOf(svg) ? undefined : ownSpaceOf(svg);
  if (!space) return () => {};
  const { x, y, width, height } = space;
  return setAttributes(svg, { viewBox: `${x} ${y} ${width} ${height}` });
}

/** True if the map, or a part of it, is rendered and can be measured. */
export function isDisplayed(part: SVGGraphicsElement): boolean {
  return part.getClientRects().length > 0;
}

/**
 * The centre of a shape's box in the map's own system, with the transforms of its groups; undefined while
 * the shape is hidden.
 */
function middleInMap(shape: SVGGraphicsElement, svg: SVGSVGElement): Point | undefined {
  const matrix = isDisplayed(shape) ? shapeToMap(shape, svg) : undefined;
  return matrix && transformed(middleOf(shape.getBBox()), matrix);
}

/** A shape's box in the map's own system, with the transforms of its groups; undefined while hidden. */
export function boxInMap(shape: SVGGraphicsElement, svg: SVGSVGElement): Box | undefined {
  const matrix = isDisplayed(shape) ? shapeToMap(shape, svg) : undefined;
  if (!matrix) return undefined;
  const { x, y, width, height } = shape.getBBox();
  const corners = [x, x + width].flatMap((left) =>
    [y, y + height].map((top) => transformed({ x: left, y: top }, matrix)),
  );
  const [across, down] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { x: left, y: top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

/**
 * Returns a test whether a point of the map's own system is in the fill of a shape, or of a part of a group. Parts
 * that copy others (`<use>`) are not tested: without any other part, each point passes.
 */
export function fillTest(shape: SVGGraphicsElement, svg: SVGSVGElement): (point: Point) => boolean {
  const parts = [shape, ...shape.querySelectorAll<SVGGraphicsElement>('*')].flatMap((part) => {
    const toPart = 'isPointInFill' in part ? inverse(shapeToMap(part, svg) ?? null) : undefined;
    return toPart ? [{ part: part as SVGGeometryElement, toPart }] : [];
  });
  return (point) =>
    parts.length === 0 ||
    parts.some(({ part, toPart }) => {
      // Older engines take no other point.
      const local = Object.assign(svg.createSVGPoint(), xy(transformed(point, toPart)));
      return part.isPointInFill(local);
    });
}

const xy = ({ x, y }: Point): Point => ({ x, y });

/** The centre of a shape's box in the 570 by 810 system, rounded. */
export function centreOf(shape: SVGGraphicsElement, svg: SVGSVGElement): Point {
  const space = spaceOf(svg);
  return inSpace(middleInMap(shape, svg) ?? space, space);
}

/** The event detail for a selected region. */
export function selection({ country, index, title, shape }: ShapedRegion, svg: SVGSVGElement) {
  return { country, index, title, centre: centreOf(shape, svg) };
}

/** Converts a point of the screen to the 570 by 810 system, rounded. The drawing may be smaller than its box. */
export function pointOnMap(point: Point, svg: SVGSVGElement): Point | undefined {
  const matrix = inverse(svg.getScreenCTM());
  return matrix && inSpace(transformed(point, matrix), spaceOf(svg));
}

function ownSpaceOf(svg: SVGSVGElement): Box | undefined {
  const size = { x: 0, y: 0, width: absolute(svg.width), height: absolute(svg.height) };
  const boxes = [viewBoxOf(svg), size, isDisplayed(svg) ? svg.getBBox() : undefined];
  return boxes.find((box) => box && box.width > 0 && box.height > 0);
}

function viewBoxOf({ viewBox }: SVGSVGElement): Box | undefined {
  // Some engines have an empty box for a missing `viewBox`.
  return viewBox.baseVal?.width > 0 ? viewBox.baseVal : undefined;
}

// A percentage is not an intrinsic size.
function absolute({ baseVal }: SVGAnimatedLength): number {
  return baseVal.unitType === SVGLength.SVG_LENGTHTYPE_PERCENTAGE ? 0 : baseVal.value;
}

/** The matrix from a shape's own system to that of the map. */
export function shapeToMap(shape: SVGGraphicsElement, svg: SVGSVGElement): DOMMatrix | undefined {
  // Inside an ancestor scaled to 0, the screen matrices cannot be inverted, but those from `getCTM` can.
  const onScreen = between(shape.getScreenCTM(), svg.getScreenCTM());
  return onScreen ?? between(shape.getCTM(), svg.getCTM());
}

function between(inner: DOMMatrix | null, outer: DOMMatrix | null): DOMMatrix | undefined {
  return inner ? inverse(outer)?.multiply(inner) : undefined;
}

function inverse(matrix: DOMMatrix | null): DOMMatrix | undefined {
  return matrix && matrix.a * matrix.d !== matrix.b * matrix.c ? matrix.inverse() : undefined;
}

function transformed({ x, y }: Point, matrix: DOMMatrix): Point {
  return new DOMPoint(x, y).matrixTransform(matrix);
}
