import { parsedXml } from '../../core/dom/trusted';

const SVG = 'http://www.w3.org/2000/svg';

/** Attributes that a shape may have. None of them loads or runs anything. */
const FRAME = ['viewBox', 'preserveAspectRatio'];
const PATH = ['d', 'opacity', 'fill-opacity', 'class', 'transform'];

/**
 * Builds a shape from the text of one of the builder's SVG files. Only paths are copied.
 *
 * @returns undefined if the text is not an SVG document
 */
export function shapeIn(text: string, document: Document): SVGSVGElement | undefined {
  const { documentElement: root } = parsedXml(text);
  if (root.localName !== 'svg' || root.namespaceURI !== SVG) return undefined;
  const shape = document.createElementNS(SVG, 'svg');
  copyAttributes(root, shape, FRAME);
  for (const source of root.getElementsByTagNameNS(SVG, 'path')) {
    copyAttributes(source, shape.appendChild(document.createElementNS(SVG, 'path')), PATH);
  }
  return shape;
}

function copyAttributes(from: Element, to: Element, names: readonly string[]): void {
  for (const name of names) {
    const value = from.getAttribute(name);
    if (value !== null) to.setAttribute(name, value);
  }
}
