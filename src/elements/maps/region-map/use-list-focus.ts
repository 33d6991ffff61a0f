import { useEffect } from 'react';
import { FOCUS_MARK } from './copied-map';
import { keyAt } from './enhanced-region';
import type { ShapedRegion } from './shapes';

/** Marks the region whose link in the list has the keyboard focus, and scrolls it into view. */
export function useListFocus(list: HTMLElement | null, regions: readonly ShapedRegion[]): void {
  useEffect(() => {
    if (!list) return undefined;
    const life = new AbortController();
    const { signal } = life;
    const shapes = new Map(regions.map(({ key, shape }) => [key, shape]));
    let marked: Element | undefined;
    const unmark = (): void => marked?.removeAttribute(FOCUS_MARK);
    const mark = (link: Element | null): void => {
      unmark();
      marked = link?.matches(':focus-visible') ? shapes.get(keyAt(link)) : undefined;
      marked?.setAttribute(FOCUS_MARK, '');
    };
    const follow = ({ target }: FocusEvent): void => {
      mark(target as Element);
      marked?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    list.addEventListener('focusin', follow, { signal });
    list.addEventListener('focusout', unmark, { signal });
    mark(list.querySelector(':focus'));
    return () => {
      life.abort();
      unmark();
    };
  }, [list, regions]);
}
