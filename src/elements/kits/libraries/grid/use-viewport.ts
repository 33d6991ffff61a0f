import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Viewport } from './lines';

/** What of a box that scrolls is in view. */
export interface BoxView extends Viewport {
  readonly width: number;
  /** A rem in pixels: lines grow with the text. */
  readonly rem: number;
  readonly isFast: boolean;
}

const unknown: BoxView = { top: 0, height: 0, width: 0, rem: 16, isFast: false };

/** What part of the box between two frames is a jump: most that is drawn then is new, so that less is drawn. */
const JUMP = 0.5;
/** Milliseconds without a scroll after which it has ended: Safari tells it by no event. */
const REST = 100;

/**
 * What of the box is in view.
 *
 * @param lineRems rem of scrolling that make a difference; it is drawn again for no fewer
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
      rest = window.setTimeout(rested, REST);
      setView((before) => {
        const step = before.rem * lineRems;
        const top = Math.floor(scrollTop / step) * step;
        if (top === before.top) return before;
        return { ...before, top, isFast: Math.abs(top - before.top) > JUMP * before.height };
      });
    };
    // React's roots listen to few types, and scrolling is none of them.
    node.addEventListener('scroll', scrolled, { passive: true, signal: life.signal });
    const observer = new ResizeObserver(measure);
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
