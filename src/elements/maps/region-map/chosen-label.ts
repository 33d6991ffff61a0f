import { useLayoutEffect } from 'react';
import { SVG } from '../../../core/dom/svg-namespace';
import { regionLabel } from '../regions/region';
import type { Box } from './coordinates';
import { hasLabel } from './enhanced-region';
import { CHOSEN_MARK, textSize } from './label-fit';
import { boxInMap, spaceOf } from './map-space';
import type { ShapedRegion } from './shapes';

/**
 * Labels the selected region. A label of its own is only marked. Stylesheets hide the label by default: maps were drawn
 * without it.
 */
export function useChosenLabel(svg: SVGSVGElement, region: ShapedRegion | undefined): void {
  // Runs after each render: the map may have been hidden, and gets its layer of labels after the first one.
  useLayoutEffect(() => {
    const labels = svg.querySelector('[data-nh-labels]');
    const own = region && labels?.querySelector(`[data-nh-of="${CSS.escape(region.key)}"]`);
    if (own) {
      own.setAttribute(CHOSEN_MARK, '');
      return () => own.removeAttribute(CHOSEN_MARK);
    }
    const box = region && !hasLabel(region) && boxInMap(region.shape, svg);
    if (!labels || !box) return;
    const text = labels.appendChild(document.createElementNS(SVG, 'text'));
    text.textContent = regionLabel(region);
    place(text, box, fontSize(svg), spaceOf(svg));
    return () => text.remove();
  });
}

/** Places a label in the middle of a region that is wide enough, else beside it, where the map has more space. */
function place(text: SVGTextElement, { x, y, width, height }: Box, size: number, map: Box): void {
  const middle = x + width / 2;
  const isInside = width > (text.textContent ?? '').length * size * 0.6;
  const isBefore = middle > map.x + map.width * 0.6;
  const [side, left]: [string, number] = isInside
    ? ['inside', middle]
    : isBefore
      ? ['before', x - size / 2]
      : ['after', x + width + size / 2];
  text.setAttribute('data-nh-chosen-label', side);
  text.setAttribute('x', String(left));
  text.setAttribute('y', String(y + height / 2));
}

/** The size that labels get when the map is measured, in the map's own system. */
const fontSize = (svg: SVGSVGElement): number => textSize(spaceOf(svg), svg.getScreenCTM()?.a || 1);
