import { type RefObject, useEffect, useRef } from 'react';
import { useHost } from '../../../core/element/react';

/**
 * A dialog gives the focus back to what has opened it. Where that is gone, such as a folder that was deleted,
 * the focus goes to the heading of what is shown now.
 */
export function useFocusAfterDialog(isOpen: boolean, root: RefObject<HTMLElement | null>): void {
  const { ownerDocument } = useHost();
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const { activeElement, body } = ownerDocument;
    // Whoever has the focus in another element, or in a shadow tree, keeps it.
    if (!hasClosed || (activeElement && activeElement !== body)) return;
    const headings = root.current?.querySelectorAll<HTMLElement>(HEADINGS);
    [...(headings ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [isOpen, root, ownerDocument]);
}

/** The heading of the open folder comes after that of the library. */
const HEADINGS = '[part="title"], [part="cloud-title"]';
