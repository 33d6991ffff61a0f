import { useEffect } from 'react';
import { FOCUS_MARK } from './copied-map';
import { keyAt } from './enhanced-region';
import type { LiveMap } from './use-map';

/** Marks the region whose link in the list has the keyboard focus, and its dot, and scrolls the region into view. */
export function useListFocus(
  list: HTMLElement | null,
  { svg, regions }: Pick<LiveMap, 'svg' | 'regions'>,
): void {
  useEffect(() => {
    if (!list) return undefined;
    const life = new AbortController();
    const { signal } = life;
    const shapes = new Map(regions.map(({ key, shape }) => [key, shape]));
    const unmark = (): void => {
      for (const marked of svg.querySelectorAll(`[${FOCUS_MARK}]`))
        marked.removeAttribute(FOCUS_MARK);
    };
    const mark = (link: Element | null): Element | undefined => {
      unmark();
      const key = link?.matches(':focus-visible') ? keyAt(link) : '';
      const shape = shapes.get(key);
      // A dot may cover the whole region.
      const dot = shape && svg.querySelector(`[data-nh-dot="${CSS.escape(key)}"]`);
      for (const part of [shape, dot]) part?.setAttribute(FOCUS_MARK, '');
      return shape;
    };
    const follow = ({ target }: FocusEvent): void => {
      mark(target as Element)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    list.addEventListener('focusin', follow, { signal });
    list.addEventListener('focusout', unmark, { signal });
    mark(list.querySelector(':focus'));
    return () => {
      life.abort();
      unmark();
    };
  }, [list, svg, regions]);
}
