import { siteConfig } from '../../../core/config';
import type { Edges } from './stretched-box';

/**
 * The element that stretched elements cover: the first of the kit's `stretched_section_container`
 * selector. Undefined means the window: there is no selector, it is invalid, or nothing matches.
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

/** The edges of the page as wide as the window shows it, its scrollbar left out. */
export function windowEdges({ documentElement, defaultView }: Document): Edges {
  // A page scrolled sideways still begins at its own edge.
  const left = -(defaultView?.scrollX ?? 0);
  return { left, right: left + documentElement.clientWidth };
}
