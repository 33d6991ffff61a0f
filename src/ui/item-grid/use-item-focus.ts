import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Layout, scrollTopFor } from './lines';

/** Scrolls to the selection's current item and focuses it, if the list has the focus. */
export function useItemFocus(
  box: RefObject<HTMLElement | null>,
  layout: Layout,
  index: number,
): { readonly onFocus: () => void; readonly onBlur: (event: FocusEvent) => void } {
  const before = useRef(index);
  // `document.activeElement` is not enough: this render may have removed the focused item.
  const holdsFocus = useRef(false);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node || before.current === index) return;
    before.current = index;
    if (!holdsFocus.current) return;
    const viewport = { top: node.scrollTop, height: node.clientHeight - headHeight(node) };
    node.scrollTop = scrollTopFor(layout, viewport, index);
    itemAt(node, index)?.focus({ preventScroll: true });
  }, [box, layout, index]);
  return {
    onFocus: () => {
      holdsFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      holdsFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}

/** Returns the rendered item of an index. */
export function itemAt(box: ParentNode, index: number): HTMLElement | undefined {
  return box.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? undefined;
}

/** Returns the height of the sticky headings in pixels. */
export function headHeight(box: ParentNode): number {
  return box.querySelector<HTMLElement>('[part="headings"]')?.offsetHeight ?? 0;
}
