import { SVG } from '../../../core/dom/svg-namespace';

/** Marks the links that the element has added around shapes. */
export const LINK_MARK = 'data-nh-link';

/** Holds the text of the `<title>` that the element has removed from a shape. */
export const TITLE_MARK = 'data-nh-title';

/** Undoes in a clone of an enhanced map what the element has added to the original. */
export function restoreCopy(svg: SVGSVGElement): void {
  for (const layer of svg.querySelectorAll('[data-nh-labels], [data-nh-targets]')) layer.remove();
  for (const link of svg.querySelectorAll(`[${LINK_MARK}]`)) link.replaceWith(...link.childNodes);
  for (const shape of svg.querySelectorAll(`[${TITLE_MARK}]`)) restoreTitle(shape);
}

function restoreTitle(shape: Element): void {
  const title = shape.ownerDocument.createElementNS(SVG, 'title');
  title.textContent = shape.getAttribute(TITLE_MARK);
  shape.removeAttribute(TITLE_MARK);
  shape.prepend(title);
}
