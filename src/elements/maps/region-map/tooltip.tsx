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
  /** Distance from the element's top left corner, in CSS pixels. */
  readonly left: number;
  readonly top: number;
}

/**
 * Shows the title of the region under the pointer or in focus; Escape hides it. After a touch it stays
 * until the page is scrolled or touched elsewhere.
 */
export function Tooltip({
  svg,
  list,
  regions,
}: {
  readonly svg: SVGSVGElement;
  readonly list: Element | null;
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
      // Lifting a finger fires `pointerout` too.
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
    svg.addEventListener('pointerover', look, { signal });
    svg.addEventListener('pointerout', leave, { signal });
    list?.addEventListener('focusin', look, { signal });
    list?.addEventListener('focusout', leave, { signal });
    page.addEventListener('pointerdown', press, { signal });
    // Only after a touch: focusing a region may scroll the page.
    page.addEventListener('scroll', () => isTouched && hide(), { signal, capture: true });
    page.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
    return () => life.abort();
  }, [svg, list, regions, host]);
  // Hidden from screen readers, which read the region's accessible name.
  return (
    <div ref={tipRef} part="tooltip" aria-hidden="true" hidden={!shown}>
      {shown?.label}
    </div>
  );
}

function isTouch(event: Event): boolean {
  return (event as Partial<PointerEvent>).pointerType === 'touch';
}

/** Positions the tooltip within the viewport. */
function useKeptInside(tipRef: RefObject<HTMLElement | null>, shown: Shown | undefined): void {
  useLayoutEffect(() => {
    const tip = tipRef.current;
    if (!tip || !shown) return;
    moveTo(tip, shown);
    // The tooltip can be measured only at its position.
    const { clientWidth, clientHeight } = tip.ownerDocument.documentElement;
    const { left, right, top, bottom } = tip.getBoundingClientRect();
    moveTo(tip, {
      left: shown.left + inward(left, right, clientWidth),
      top: shown.top + inward(top, bottom, clientHeight),
    });
  }, [tipRef, shown]);
}

function moveTo(tip: HTMLElement, { left, top }: Pick<Shown, 'left' | 'top'>): void {
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}

/** The shift that moves a range between 0 and `max`; a range that is too long starts at 0. */
function inward(start: number, end: number, max: number): number {
  return Math.max(-start, Math.min(0, max - end));
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
