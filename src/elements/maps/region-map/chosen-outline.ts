import { useLayoutEffect } from 'react';
import { SVG } from '../../../core/dom/svg-namespace';
import { OUTLINE_MARK } from './copied-map';
import { shapeToMap } from './map-space';

/** What says where the lines of a shape are. The rest of a copy would repeat names, or colour it. */
const GEOMETRY = /^(d|points|x|y|r|rx|ry|cx|cy|[xy][12]|width|height|transform|href|xlink:href)$/;

/**
 * Draws the outline of the selected region over its neighbours, which would cover half of its own line. Only where a
 * stylesheet sets its colour: other maps keep their shapes as they are.
 *
 * @param isDisplayed a hidden map has no outline: it cannot be measured
 */
export function useChosenOutline(
  svg: SVGSVGElement,
  shape: SVGGraphicsElement | undefined,
  isDisplayed: boolean,
): void {
  useLayoutEffect(() => {
    const isWanted = getComputedStyle(svg).getPropertyValue('--nh-region-outline') !== '';
    const matrix = shape && isDisplayed && isWanted ? shapeToMap(shape, svg) : undefined;
    if (!matrix) return undefined;
    const outline = bareCopy(shape as SVGGraphicsElement);
    const { a, b, c, d, e, f } = matrix;
    outline.setAttribute('transform', `matrix(${[a, b, c, d, e, f]})`);
    const group = svg.ownerDocument.createElementNS(SVG, 'g');
    group.setAttribute(OUTLINE_MARK, '');
    group.setAttribute('aria-hidden', 'true');
    group.append(outline);
    // Below the labels and dots, which are added later to a new map.
    svg.insertBefore(group, svg.querySelector(':scope > [data-nh-labels]'));
    return () => group.remove();
  }, [svg, shape, isDisplayed]);
}

function bareCopy(shape: SVGGraphicsElement): SVGGraphicsElement {
  const copy = shape.cloneNode(true) as SVGGraphicsElement;
  for (const text of copy.querySelectorAll('title, desc, text')) text.remove();
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const name of part.getAttributeNames())
      if (!GEOMETRY.test(name)) part.removeAttribute(name);
  return copy;
}
