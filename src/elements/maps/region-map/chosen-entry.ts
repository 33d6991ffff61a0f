import { useLayoutEffect } from 'react';
import type { ShapedRegion } from './shapes';

/** More characters are not an entry of a list, but a part of the page. */
const MOST = 300;

/**
 * Marks the element of the page to which the selected region links, so that stylesheets can show which one it is. Returns
 * its words, those of the description if it is a term; empty without such an element.
 */
export function useChosenEntry(svg: SVGSVGElement, region: ShapedRegion | undefined): string {
  const address = region?.link.trim() ?? '';
  const entry = address.startsWith('#') ? svg.ownerDocument.getElementById(address.slice(1)) : null;
  useLayoutEffect(() => {
    entry?.setAttribute('data-nh-region-entry', '');
    return () => entry?.removeAttribute('data-nh-region-entry');
  }, [entry]);
  const text = (entry?.matches('dt') ? entry.nextElementSibling : entry)?.textContent.trim() ?? '';
  return text.length > MOST ? '' : text;
}
