import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../core/element/react';

/** Opens a `<dialog>` as a modal while it is rendered. @param cancel called when the person presses Escape */
export function useModal(cancel: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latestCancel = useLatest(cancel);
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!node) return undefined;
    const life = new AbortController();
    const { signal } = life;
    // The component that renders the dialog decides whether it closes.
    const requestCancel = (event: Event): void => {
      // That of a file field inside bubbles.
      if (event.target !== node) return;
      event.preventDefault();
      latestCancel.current();
    };
    node.addEventListener('cancel', requestCancel, { signal });
    // Chromium closes the dialog at the second Escape, even if the first `cancel` event was prevented.
    const reopen = (): void => {
      node.showModal();
      latestCancel.current();
    };
    node.addEventListener('close', reopen, { signal });
    node.showModal();
    // By default, Chromium focuses the scrollable box.
    node.querySelector<HTMLElement>('input:enabled, button')?.focus();
    return () => {
      life.abort();
      // The dialog must still be in the page: closing it returns the focus.
      node.close();
    };
  }, [latestCancel]);
  return dialog;
}
