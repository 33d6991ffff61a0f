import { type ReactNode, useEffect, useState } from 'react';
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
    <div
      part="tooltip"
      aria-hidden="true"
      hidden={!shown}
      style={shown && { left: `${shown.left}px`, top: `${shown.top}px` }}
    >
      {shown?.label}
    </div>
  );
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
