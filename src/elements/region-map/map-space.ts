import { type Box, inSpace, middleOf, type Point, SPACE } from './coordinates';

/** The map's own space: its `viewBox`, else its size, else 570 by 810. */
export function spaceOf(svg: SVGSVGElement): Box {
  const { viewBox, width, height } = svg;
  if (viewBox.baseVal && viewBox.baseVal.width > 0) return viewBox.baseVal;
  // A percentage is no size of its own.
  const [w, h] = [absolute(width), absolute(height)];
  return w > 0 && h > 0 ? { x: 0, y: 0, width: w, height: h } : { x: 0, y: 0, ...SPACE };
}

function absolute({ baseVal }: SVGAnimatedLength): number {
  return baseVal.unitType === SVGLength.SVG_LENGTHTYPE_PERCENTAGE ? 0 : baseVal.value;
}

/** The middle of a shape's box in the map's own space, whatever groups move it. */
export function middleInMap(shape: SVGGraphicsElement, svg: SVGSVGElement): Point {
  const middle = middleOf(boxOf(shape));
  const [inner, outer] = [shape.getScreenCTM(), svg.getScreenCTM()];
  if (!inner || !outer) return middle;
  const { x, y } = new DOMPoint(middle.x, middle.y).matrixTransform(
    outer.inverse().multiply(inner),
  );
  return { x, y };
}

/** The middle of a shape's box in the space of 570 by 810, rounded. */
export function centreOf(shape: SVGGraphicsElement, svg: SVGSVGElement): Point {
  return inSpace(middleInMap(shape, svg), spaceOf(svg));
}

function boxOf(shape: SVGGraphicsElement): Box {
  try {
    return shape.getBBox();
  } catch {
    // Some engines refuse while the map is not rendered.
    return { x: 0, y: 0, width: 0, height: 0 };
  }
}
