import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHost } from '../../core/element';
import { regionLabel } from '../../core/regions/region';
import type { ShapedRegion } from './shapes';

interface Shown {
  readonly label: string;
  /** From the element's own corner, in CSS pixels. */
  readonly left: number;
  readonly top: number;
}

/** Names the region under the pointer or in focus; Escape puts it away. */
export function Tooltip({
  svg,
  regions,
}: {
  readonly svg: SVGSVGElement;
  readonly regions: readonly ShapedRegion[];
}): ReactNode {
  const host = useHost();
  const [shown, show] = useState<Shown>();
  const tipRef = useRef<HTMLDivElement>(null);
  useKeptInside(tipRef, shown);
  useEffect(() => {
    const life = new AbortController();
    const byKey = new Map(regions.map((region) => [region.key, region]));
    const hide = (): void => show(undefined);
    const look = ({ target }: Event): void => {
      const region = byKey.get(keyAt(target as Element));
      if (region) show(tip(region, host));
    };
    const { signal } = life;
    for (const type of ['pointerover', 'focusin']) svg.addEventListener(type, look, { signal });
    for (const type of ['pointerout', 'focusout']) svg.addEventListener(type, hide, { signal });
    host.ownerDocument.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), {
      signal,
    });
    return () => life.abort();
  }, [svg, regions, host]);
  // The region's own name says the same to screen readers.
  return (
    <div ref={tipRef} part="tooltip" aria-hidden="true" hidden={!shown}>
      {shown?.label}
    </div>
  );
}

/** Places the tooltip, wholly on the screen. */
function useKeptInside(tipRef: RefObject<HTMLElement | null>, shown: Shown | undefined): void {
  useLayoutEffect(() => {
    const tip = tipRef.current;
    if (!tip || !shown) return;
    place(tip, shown);
    // Only where it would stand it is known how large it is.
    const { clientWidth, clientHeight } = tip.ownerDocument.documentElement;
    const { left, right, top, bottom } = tip.getBoundingClientRect();
    place(tip, {
      left: shown.left + inward(left, right, clientWidth),
      top: shown.top + inward(top, bottom, clientHeight),
    });
  }, [tipRef, shown]);
}

function place(tip: HTMLElement, { left, top }: Pick<Shown, 'left' | 'top'>): void {
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}

/** How far a stretch is to be moved to lie between 0 and `most`; one that is too long begins at 0. */
function inward(start: number, end: number, most: number): number {
  return Math.max(-start, Math.min(0, most - end));
}

/** The key of the region that a node of the map belongs to: the shape, a part of it, or its link. */
export function keyAt(node: Element): string {
  const shape = node.closest('[data-nh-region]') ?? node.querySelector('[data-nh-region]');
  // From the whole drawing or a group of regions, the first would be found.
  if (!shape || (!shape.contains(node) && !node.matches('a'))) return '';
  return shape.getAttribute('data-nh-region') ?? '';
}

function tip(region: ShapedRegion, host: Element): Shown {
  const around = host.getBoundingClientRect();
  const { left, top, width } = region.shape.getBoundingClientRect();
  return {
    label: regionLabel(region),
    left: left + width / 2 - around.left,
    top: top - around.top,
  };
}
