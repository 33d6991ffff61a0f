import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../../core/element/react';

/** Keeps a `<dialog>` open as a modal one for as long as it is drawn. */
export function useModal(cancel: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latestCancel = useLatest(cancel);
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!node) return undefined;
    const life = new AbortController();
    const { signal } = life;
    // Escape asks; what becomes of the dialog is whoever draws it to say.
    const ask = (event: Event): void => {
      event.preventDefault();
      latestCancel.current();
    };
    node.addEventListener('cancel', ask, { signal });
    // A second Escape closes it in Chromium whatever was answered to the first one.
    const stay = (): void => {
      node.showModal();
      latestCancel.current();
    };
    node.addEventListener('close', stay, { signal });
    node.showModal();
    // Left to itself, Chromium would focus the box that scrolls.
    node.querySelector<HTMLElement>('input:enabled, button')?.focus();
    return () => {
      life.abort();
      // While it is still in the page: closing is what gives the focus back.
      node.close();
    };
  }, [latestCancel]);
  return dialog;
}
