import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Viewport } from './lines';

/** What of a box that scrolls is in view. */
export interface BoxView extends Viewport {
  readonly width: number;
  /** A rem in pixels: lines grow with the text. */
  readonly rem: number;
}

const unknown: BoxView = { top: 0, height: 0, width: 0, rem: 16 };

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
      const view = { top: Math.floor(scrollTop / step) * step, height, width, rem };
      setView((before) => (isSame(view, before) ? before : view));
    };
    const scrolled = (): void => {
      const { scrollTop } = node;
      setView((before) => {
        const step = before.rem * lineRems;
        const top = Math.floor(scrollTop / step) * step;
        return top === before.top ? before : { ...before, top };
      });
    };
    // React's roots listen to few types, and scrolling is none of them.
    node.addEventListener('scroll', scrolled, { passive: true, signal: life.signal });
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    measure();
    return () => {
      life.abort();
      observer.disconnect();
    };
  }, [box, lineRems]);
  return view;
}

function isSame(one: BoxView, other: BoxView): boolean {
  return (['top', 'height', 'width', 'rem'] as const).every((key) => one[key] === other[key]);
}
