import { setAttributes } from '../../../core/dom/set-attributes';
import { SVG } from '../../../core/dom/svg-namespace';
import { uniqueId } from '../markup/unique-id';
import type { Words } from './words';

/**
 * Writes text along the line of a drawing that is in the page, in place of an earlier one.
 *
 * @param number the widget's, for the ids that the builder's stylesheets may name
 */
export function writeAlong(
  drawing: SVGSVGElement,
  line: Element,
  number: string | undefined,
  { text, isRightToLeft, start, link }: Words,
): void {
  const document = drawing.ownerDocument;
  const made = document.createElementNS(SVG, 'text');
  const along = made.appendChild(document.createElementNS(SVG, 'textPath'));
  if (number) {
    line.id = `e-path-${number}`;
    along.id = `e-text-path-${number}`;
  }
  made.style.direction = isRightToLeft ? 'rtl' : 'ltr';
  drawing.querySelector(':scope > [data-nh-text]')?.remove();
  made.setAttribute('data-nh-text', '');
  drawing.append(made);
  uniqueId(along, 'e-text-path');
  setAttributes(along, { href: `#${uniqueId(line, 'e-path')}`, startOffset: start });
  if (!link) {
    along.append(text);
    return;
  }
  const anchor = along.appendChild(document.createElementNS(SVG, 'a'));
  setAttributes(anchor, link);
  anchor.append(text);
}

/** The line of a drawing: the one that is marked, else the first. */
export function lineOf(drawing: SVGSVGElement): SVGPathElement | undefined {
  const marked = drawing.querySelector<SVGPathElement>('path[data-path-anchor]');
  return marked ?? drawing.querySelector('path') ?? undefined;
}
