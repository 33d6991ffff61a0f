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

const unknown: BoxView = { top: 0, height: 0, width: 0, rem: 16, isFast: false };

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
  const [view, setView] = useState(unknown);
  useLayoutEffect(() => {
    const node = box.current;
    const window = node?.ownerDocument.defaultView;
    if (!node || !window) return undefined;
    const life = new AbortController();
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height, scrollTop } = node;
      const { fontSize } = window.getComputedStyle(node.ownerDocument.documentElement);
      const rem = Number.parseFloat(fontSize);
      const step = rem * lineRems;
      const view = { top: Math.floor(scrollTop / step) * step, height, width, rem, isFast: false };
      setView((before) => (isSame(view, before) ? before : view));
    };
    let rest: number | undefined;
    const rested = (): void =>
      setView((before) => (before.isFast ? { ...before, isFast: false } : before));
    const scrolled = (): void => {
      const { scrollTop } = node;
      window.clearTimeout(rest);
      rest = window.setTimeout(rested, SCROLL_END);
      setView((before) => {
        const step = before.rem * lineRems;
        const top = Math.floor(scrollTop / step) * step;
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
      window.clearTimeout(rest);
      observer.disconnect();
    };
  }, [box, lineRems]);
  return view;
}

function isSame(one: BoxView, other: BoxView): boolean {
  return (['top', 'height', 'width', 'rem', 'isFast'] as const).every(
    (key) => one[key] === other[key],
  );
}
