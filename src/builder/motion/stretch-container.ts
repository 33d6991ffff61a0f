import { siteConfig } from '../../core/config';
import type { Edges } from './stretched-box';

/**
 * Returns the element that stretched elements cover: the first match of the kit's selector
 * `stretched_section_container`. Undefined stands for the window: no selector, an invalid one, or no match.
 */
export function stretchContainer({ ownerDocument }: Element): Element | undefined {
  const selector = siteConfig().kit.stretched_section_container;
  if (typeof selector !== 'string' || selector.trim() === '') return undefined;
  try {
    return ownerDocument.querySelector(selector) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns the left and right edge of the page in the viewport, without the scrollbar. */
export function windowEdges({ documentElement, defaultView }: Document): Edges {
  // A horizontally scrolled page starts left of the viewport.
  const left = -(defaultView?.scrollX ?? 0);
  return { left, right: left + documentElement.clientWidth };
}
