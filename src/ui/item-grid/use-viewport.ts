import { type RefObject, useLayoutEffect, useState } from 'react';
import { sizeObserver } from '../../core/observers';
import type { Viewport } from './lines';

/** The visible part of a scrollable box. */
export interface BoxView extends Viewport {
  readonly width: number;
  /** One rem in pixels: lines grow with the font size. */
  readonly rem: number;
  readonly isFast: boolean;
}

/** The view of a box before it is in the page. */
const unmeasured: BoxView = { top: 0, height: 0, width: 0, rem: 16, isFast: false };

/** The share of the box's height that counts as a fast scroll between two events; fewer lines are rendered then. */
const FAST = 0.5;
/** Milliseconds without a scroll event after which scrolling has ended. Safari has no `scrollend` event. */
const SCROLL_END = 100;

/**
 * Returns the visible part of a box, and updates it when the box scrolls or changes its size.
 *
 * @param lineRems the height of a line in rem; scrolling by less does not render again
 */
export function useViewport(box: RefObject<HTMLElement | null>, lineRems: number): BoxView {
  const [viewport, setViewport] = useState(unmeasured);
  useLayoutEffect(() => {
    const node = box.current;
    const view = node?.ownerDocument.defaultView;
    if (!node || !view) return undefined;
    const life = new AbortController();
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height, scrollTop } = node;
      const { fontSize } = view.getComputedStyle(node.ownerDocument.documentElement);
      const rem = Number.parseFloat(fontSize);
      const top = lineTop(scrollTop, rem * lineRems);
      const measured = { top, height, width, rem, isFast: false };
      setViewport((before) => (isSame(measured, before) ? before : measured));
    };
    let rest: number | undefined;
    const rested = (): void =>
      setViewport((before) => (before.isFast ? { ...before, isFast: false } : before));
    const scrolled = (): void => {
      const { scrollTop } = node;
      view.clearTimeout(rest);
      rest = view.setTimeout(rested, SCROLL_END);
      setViewport((before) => {
        const top = lineTop(scrollTop, before.rem * lineRems);
        if (top === before.top) return before;
        return { ...before, top, isFast: Math.abs(top - before.top) > FAST * before.height };
      });
    };
    // React's roots do not listen to scroll events here.
    node.addEventListener('scroll', scrolled, { passive: true, signal: life.signal });
    const observer = sizeObserver(measure);
    observer.observe(node);
    measure();
    return () => {
      life.abort();
      view.clearTimeout(rest);
      observer.disconnect();
    };
  }, [box, lineRems]);
  return viewport;
}

/** Returns the top of the line at a scroll position. */
function lineTop(scrollTop: number, lineHeight: number): number {
  return Math.floor(scrollTop / lineHeight) * lineHeight;
}

function isSame(one: BoxView, other: BoxView): boolean {
  return (['top', 'height', 'width', 'rem', 'isFast'] as const).every(
    (key) => one[key] === other[key],
  );
}
