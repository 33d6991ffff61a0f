/** The presses that were passed on to a node. */
const forwarded = new WeakSet<Event>();

/** Whether a press was passed on by `forwardPress`. */
export function isForwarded(press: Event): boolean {
  return forwarded.has(press);
}

/** Passes a press of the pointer on to the box of a node, as if it were on the box itself: Puck drags the node with it. */
export function forwardPress(
  box: HTMLElement,
  { pointerId, pointerType, clientX, clientY }: PointerEvent,
): void {
  const view = box.ownerDocument.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  const press = new view.PointerEvent('pointerdown', {
    ...{ pointerId, pointerType, clientX, clientY },
    ...{ bubbles: true, cancelable: true, isPrimary: true, button: 0, buttons: 1 },
  });
  forwarded.add(press);
  box.dispatchEvent(press);
}

/** Whether an event is a press that can drag: of the mouse's first button or of a pen. A finger scrolls the preview. */
export function isDragPress({ button, isPrimary, pointerType }: PointerEvent): boolean {
  return button === 0 && isPrimary && pointerType !== 'touch';
}
