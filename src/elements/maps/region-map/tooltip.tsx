import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHost } from '../../../core/element/react';
import { regionLabel } from '../regions/region';
import { keyAt } from './enhanced-region';
import type { ShapedRegion } from './shapes';

interface Shown {
  readonly key: string;
  readonly label: string;
  /** From the element's own corner, in CSS pixels. */
  readonly left: number;
  readonly top: number;
}

/**
 * Names the region under the pointer or in focus; Escape puts it away. A touched one is named until the
 * page is scrolled or touched elsewhere.
 */
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
    let isTouched = false;
    const hide = (): void => show(undefined);
    const look = (event: Event): void => {
      const region = byKey.get(keyAt(event.target as Element));
      if (!region) return;
      isTouched = isTouch(event);
      show(tip(region, host));
    };
    const leave = (event: Event): void => {
      // A finger that is lifted leaves too.
      if (isTouch(event)) return;
      const key = keyAt(event.target as Element);
      show((now) => (now?.key === key ? undefined : now));
    };
    const press = (event: Event): void => {
      const [target] = event.composedPath() as Element[];
      if (isTouched && !(target && svg.contains(target) && keyAt(target))) hide();
    };
    const { signal } = life;
    const page = host.ownerDocument;
    for (const type of ['pointerover', 'focusin']) svg.addEventListener(type, look, { signal });
    for (const type of ['pointerout', 'focusout']) svg.addEventListener(type, leave, { signal });
    page.addEventListener('pointerdown', press, { signal });
    // Not where the focus has scrolled the page.
    page.addEventListener('scroll', () => isTouched && hide(), { signal, capture: true });
    page.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
    return () => life.abort();
  }, [svg, regions, host]);
  // The region's own name says the same to screen readers.
  return (
    <div ref={tipRef} part="tooltip" aria-hidden="true" hidden={!shown}>
      {shown?.label}
    </div>
  );
}

function isTouch(event: Event): boolean {
  return (event as Partial<PointerEvent>).pointerType === 'touch';
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

function tip(region: ShapedRegion, host: Element): Shown {
  const around = host.getBoundingClientRect();
  const { left, top, width } = region.shape.getBoundingClientRect();
  return {
    key: region.key,
    label: regionLabel(region),
    left: left + width / 2 - around.left,
    top: top - around.top,
  };
}
