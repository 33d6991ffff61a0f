import { type RefObject, useLayoutEffect, useRef } from 'react';
import { activeElement } from '../../../../core/focus';

/** Moves the focus to `target` when the list becomes empty and the focused template disappears with it. */
export function useFocusWhenEmpty(
  total: number | undefined,
  target: RefObject<HTMLElement | null>,
): void {
  const before = useRef(total);
  useLayoutEffect(() => {
    const { current: node } = target;
    const isEmptied = before.current !== undefined && before.current > 0 && total === 0;
    before.current = total;
    if (!isEmptied || !node) return;
    if (!activeElement()) node.focus();
  }, [total, target]);
}
