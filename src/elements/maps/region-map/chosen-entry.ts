import { useLayoutEffect } from 'react';
import type { ShapedRegion } from './shapes';

/** Marks the element of the page to which the selected region links, so that stylesheets can show which one it is. */
export function useChosenEntry(svg: SVGSVGElement, region: ShapedRegion | undefined): void {
  const address = region?.link.trim() ?? '';
  useLayoutEffect(() => {
    const entry = address.startsWith('#') && svg.ownerDocument.getElementById(address.slice(1));
    if (!entry) return;
    entry.setAttribute('data-nh-region-entry', '');
    return () => entry.removeAttribute('data-nh-region-entry');
  }, [svg, address]);
}
