import { uniqueId } from '../../../builder/markup/unique-id';
import { setAttributes } from '../../../core/dom/set-attributes';
import { SVG } from '../../../core/dom/svg-namespace';
import type { PathText } from './path-text';

/**
 * Writes text along the path of an SVG in the page, replacing an earlier text.
 *
 * @param number id of the widget, used in ids that the builder's stylesheets may refer to
 */
export function writeAlong(
  drawing: SVGSVGElement,
  line: Element,
  number: string | null | undefined,
  { text, isRightToLeft, start, link }: PathText,
): void {
  const document = drawing.ownerDocument;
  const textElement = document.createElementNS(SVG, 'text');
  const along = textElement.appendChild(document.createElementNS(SVG, 'textPath'));
  if (number) {
    line.id = `e-path-${number}`;
    along.id = `e-text-path-${number}`;
  }
  textElement.style.direction = isRightToLeft ? 'rtl' : 'ltr';
  drawing.querySelector(':scope > [data-nh-text]')?.remove();
  textElement.setAttribute('data-nh-text', '');
  drawing.append(textElement);
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

/** Returns the path of an SVG: the marked path, else the first. */
export function lineOf(drawing: SVGSVGElement): SVGPathElement | undefined {
  const marked = drawing.querySelector<SVGPathElement>('path[data-path-anchor]');
  return marked ?? drawing.querySelector('path') ?? undefined;
}
