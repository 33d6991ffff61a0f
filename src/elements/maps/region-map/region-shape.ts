import { TITLE_MARK } from './copied-map';

/** Selects shapes that may be regions of an SVG map. */
const SHAPES = 'path, polygon, polyline, rect, circle, ellipse, use, g';

/** Selects elements whose content is not drawn. */
const UNDRAWN = 'defs, clipPath, mask, pattern, marker, symbol';

/** All shapes of a map that may be regions, in drawing order. */
export function shapesOf(svg: Element): SVGGraphicsElement[] {
  const shapes = [...svg.querySelectorAll<SVGGraphicsElement>(SHAPES)];
  return shapes.filter((shape) => !shape.closest(UNDRAWN));
}

/**
 * The name of a shape: the attribute `title`, the element `<title>`, which an enhanced map holds in an
 * attribute, or `aria-label`.
 */
export function nameOf(shape: Element): string {
  const title = [...shape.children].find(({ localName }) => localName === 'title')?.textContent;
  const names = ['title', TITLE_MARK, 'aria-label'].map((name) => shape.getAttribute(name));
  const [tooltip, ...others] = names;
  return [tooltip, title, ...others].find(Boolean)?.trim() ?? '';
}
