/** What may be a region of an SVG map. */
const SHAPES = 'path, polygon, polyline, rect, circle, ellipse, use, g';

/** Where things are defined, not drawn. */
const UNDRAWN = 'defs, clipPath, mask, pattern, marker, symbol';

/** All of a map that may be a region, in the order of the drawing. */
export function shapesOf(svg: Element): SVGGraphicsElement[] {
  const shapes = [...svg.querySelectorAll<SVGGraphicsElement>(SHAPES)];
  return shapes.filter((shape) => !shape.closest(UNDRAWN));
}

/** As maps name their shapes: the attribute `title`, the element `<title>`, or an accessible name. */
export function nameOf(shape: Element): string {
  const title = [...shape.children].find(({ localName }) => localName === 'title')?.textContent;
  const name = shape.getAttribute('title') || title || shape.getAttribute('aria-label') || '';
  return name.trim();
}
