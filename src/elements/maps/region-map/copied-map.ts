import { SVG } from '../../../core/dom/svg-namespace';

/** Marks the links that the element has added around shapes. */
export const LINK_MARK = 'data-nh-link';

/** Holds the text of the `<title>` that the element has removed from a shape. */
export const TITLE_MARK = 'data-nh-title';

/** Marks the shape whose link in the list has the focus. The stylesheet selects it. */
export const FOCUS_MARK = 'data-nh-focused';

/** Marks the shape of a region that has a dot. */
export const DOT_MARK = 'data-nh-dotted';

/** Marks the outline that is drawn around the selected region. */
export const OUTLINE_MARK = 'data-nh-outline';

/** What the element has added to a map beside links. */
const ADDED = `[data-nh-edges], [data-nh-labels], [data-nh-targets], [${OUTLINE_MARK}]`;

/** Undoes in a clone of an enhanced map what the element has added to the original. */
export function restoreCopy(svg: SVGSVGElement): void {
  for (const added of svg.querySelectorAll(ADDED)) added.remove();
  for (const link of svg.querySelectorAll(`[${LINK_MARK}]`)) link.replaceWith(...link.childNodes);
  for (const shape of svg.querySelectorAll(`[${TITLE_MARK}]`)) restoreTitle(shape);
  for (const shape of svg.querySelectorAll('[data-nh-region]')) expose(shape);
}

/** Brings a region and its printed link back into the accessibility tree and the tab order. */
function expose(shape: Element): void {
  const link = shape.closest('svg a');
  for (const name of ['aria-hidden', 'data-nh-region', FOCUS_MARK, DOT_MARK])
    shape.removeAttribute(name);
  for (const name of ['aria-hidden', 'tabindex']) link?.removeAttribute(name);
}

function restoreTitle(shape: Element): void {
  const title = shape.ownerDocument.createElementNS(SVG, 'title');
  title.textContent = shape.getAttribute(TITLE_MARK);
  shape.removeAttribute(TITLE_MARK);
  shape.prepend(title);
}
