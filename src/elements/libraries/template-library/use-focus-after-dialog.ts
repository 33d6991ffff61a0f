import { type RefObject, useEffect, useRef } from 'react';
import { useHost } from '../../../core/element/react';

/**
 * Moves the focus to the current heading when a dialog closes and the element that opened it is gone, such as
 * a deleted folder. Otherwise the browser returns the focus to that element.
 */
export function useFocusAfterDialog(isOpen: boolean, root: RefObject<HTMLElement | null>): void {
  const { ownerDocument } = useHost();
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const { activeElement, body } = ownerDocument;
    // A focus elsewhere on the page, or in a shadow tree, stays.
    if (!hasClosed || (activeElement && activeElement !== body)) return;
    const headings = root.current?.querySelectorAll<HTMLElement>(HEADINGS);
    [...(headings ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [isOpen, root, ownerDocument]);
}

/** The heading of the element and, after it, the heading of the open folder. */
const HEADINGS = '[part="title"], [part="cloud-title"]';
