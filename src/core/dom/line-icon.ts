import { setAttributes } from './set-attributes';
import { SVG } from './svg-namespace';

/**
 * Creates a line icon for a control, hidden from screen readers.
 *
 * @param strokes a path's `d` in a box of 24 by 24
 */
export function lineIcon(
  document: Document,
  strokes: string,
  attributes: Readonly<Record<string, string>> = {},
): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  setAttributes(icon, { viewBox: '0 0 24 24', 'aria-hidden': 'true', ...attributes });
  const path = icon.appendChild(document.createElementNS(SVG, 'path'));
  path.setAttribute('d', strokes);
  return icon;
}
