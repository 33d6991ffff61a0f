import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Layout, scrollTopFor } from './lines';

/** Brings the item that has the keyboard into view, and gives it the focus if another item had it. */
export function useItemFocus(
  box: RefObject<HTMLElement | null>,
  layout: Layout,
  place: number,
): { readonly onFocus: () => void; readonly onBlur: (event: FocusEvent) => void } {
  const before = useRef(place);
  // The page alone does not say it: the item that had the focus may be gone with this drawing.
  const holdsFocus = useRef(false);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node || before.current === place) return;
    before.current = place;
    if (!holdsFocus.current) return;
    const viewport = { top: node.scrollTop, height: node.clientHeight - headHeight(node) };
    node.scrollTop = scrollTopFor(layout, viewport, place);
    itemAt(node, place)?.focus({ preventScroll: true });
  }, [box, layout, place]);
  return {
    onFocus: () => {
      holdsFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      holdsFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}

/** The drawn item of a place. */
export function itemAt(box: ParentNode, place: number): HTMLElement | undefined {
  return box.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? undefined;
}

/** Pixels that the headings, which stay in view, take from the lines. */
export function headHeight(box: ParentNode): number {
  return box.querySelector<HTMLElement>('[part="headings"]')?.offsetHeight ?? 0;
}
