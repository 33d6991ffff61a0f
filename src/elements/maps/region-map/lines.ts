import { shapeToMap } from './map-space';

/** The attributes that define a shape's lines. The others would repeat names in a copy, or colour it. */
const GEOMETRY = /^(d|points|x|y|r|rx|ry|cx|cy|[xy][12]|width|height|transform|href|xlink:href)$/;

/** Whether a stylesheet sets the colour of lines, by a custom property. Other maps keep their shapes as they are. */
export function areLinesWanted(svg: SVGSVGElement, colour: string): boolean {
  return getComputedStyle(svg).getPropertyValue(colour) !== '';
}

/** A copy of a shape's lines in the map's own system, without its colours and names; undefined while it is hidden. */
export function linesOf(
  shape: SVGGraphicsElement,
  svg: SVGSVGElement,
): SVGGraphicsElement | undefined {
  const matrix = shapeToMap(shape, svg);
  if (!matrix) return undefined;
  const copy = bareCopy(shape);
  const { a, b, c, d, e, f } = matrix;
  copy.setAttribute('transform', `matrix(${[a, b, c, d, e, f]})`);
  return copy;
}

function bareCopy(shape: SVGGraphicsElement): SVGGraphicsElement {
  const copy = shape.cloneNode(true) as SVGGraphicsElement;
  for (const text of copy.querySelectorAll('title, desc, text')) text.remove();
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    if (part.localName === 'path') dropIslands(part as SVGPathElement);
    for (const name of part.getAttributeNames())
      if (!GEOMETRY.test(name)) part.removeAttribute(name);
  }
  return copy;
}

/** A part whose line is shorter than this share of the longest one has none: it would cover most of the part. */
const LEAST = 1 / 8;

/** Leaves out the lines of small islands. Their fills stay as they are. */
function dropIslands(path: SVGPathElement): void {
  const d = path.getAttribute('d') ?? '';
  const parts = d.match(/M[^M]*/g) ?? [];
  // A relative move begins where the last part ends, so that the parts cannot be told apart.
  if (parts.length < 2 || d.includes('m')) return;
  const measured = path.cloneNode() as SVGPathElement;
  const lengths = parts.map((part) => lengthOf(measured, part));
  const least = Math.max(...lengths) * LEAST;
  path.setAttribute('d', parts.filter((_, index) => (lengths[index] ?? 0) >= least).join(''));
}

function lengthOf(measured: SVGPathElement, part: string): number {
  measured.setAttribute('d', part);
  try {
    return measured.getTotalLength();
  } catch {
    // Some versions of WebKit throw for a part without a line.
    return 0;
  }
}
