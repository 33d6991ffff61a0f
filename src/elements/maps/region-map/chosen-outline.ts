import { useLayoutEffect } from 'react';
import { SVG } from '../../../core/dom/svg-namespace';
import { OUTLINE_MARK } from './copied-map';
import { areLinesWanted, linesOf } from './lines';

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
    const isWanted = isDisplayed && areLinesWanted(svg, '--nh-region-chosen-border');
    const outline = shape && isWanted ? linesOf(shape, svg) : undefined;
    if (!outline) return undefined;
    const group = svg.ownerDocument.createElementNS(SVG, 'g');
    group.setAttribute(OUTLINE_MARK, '');
    group.setAttribute('aria-hidden', 'true');
    group.append(outline);
    // Below the labels and dots, which are added later to a new map.
    svg.insertBefore(group, svg.querySelector(':scope > [data-nh-labels]'));
    return () => group.remove();
  }, [svg, shape, isDisplayed]);
}
