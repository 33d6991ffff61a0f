import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../core/element/react';
import { activeElement, activeInFrame, focusThrough } from '../core/focus';

/** Selects the controls of a dialog, of which the first gets the focus. */
const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button';

/**
 * Opens a `<dialog>` as a modal while it is rendered.
 *
 * @param cancel called when the person presses Escape
 */
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
      // A file field inside the dialog dispatches `cancel` too, and the event bubbles.
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
    const inFrame = activeInFrame();
    node.showModal();
    // Screen readers say the title of the dialog first. By default, Chromium focuses the scrollable box.
    focusThrough(node, () => node.querySelector<HTMLElement>(CONTROLS), signal);
    return () => {
      life.abort();
      // The dialog must still be in the page: closing it returns the focus.
      node.close();
      // Chromium does not return it into a frame, and leaves it in the closed dialog for a moment.
      const after = activeElement();
      if (!after || node.contains(after)) inFrame?.focus({ preventScroll: true });
    };
  }, [latestCancel]);
  return dialog;
}
