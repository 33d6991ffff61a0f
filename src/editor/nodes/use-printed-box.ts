import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { type Printed, toDom } from '../../print';
import { useAdoptedCss } from './use-adopted-css';

interface PrintedBox {
  /** The rules of the node, which its document adopts. */
  readonly css: string;
  /** The content of the box. Undefined: Puck draws it. */
  readonly children: readonly Printed[] | undefined;
  /** Makes the box draggable. */
  readonly dragRef: ((node: Element | null) => void) | null;
}

/** Fills and styles the box of a node in the preview, and lets Puck drag it. Returns the box's `ref`. */
export function usePrintedBox({ css, children, dragRef }: PrintedBox): RefCallback<Element> {
  const box = useRef<Element>(null);
  useAdoptedCss(() => box.current?.ownerDocument, css);
  usePrintedChildren(box, children);
  return useCallback(
    (made: Element | null) => {
      box.current = made;
      dragRef?.(made);
    },
    [dragRef],
  );
}

/**
 * Puts the printed content of a widget into its box. React does not know these nodes, since the element's own code changes
 * them; a new content replaces them, which ends the behaviour of the old ones.
 */
function usePrintedChildren(
  box: RefObject<Element | null>,
  children: readonly Printed[] | undefined,
): void {
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !children) return;
    current.replaceChildren(...toDom(children, current.ownerDocument));
  }, [box, children]);
}
