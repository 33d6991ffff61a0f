import { registerOverlayPortal } from '@puckeditor/core';
import { useEffect } from 'react';
import { nodeBox } from '../../nodes/node-box';
import { useChosenId } from '../../nodes/use-chosen-id';
import { closestOnPath } from './closest-on-path';
import { forwardPress, isDragPress, isForwarded } from './forwarded-press';
import { NODE } from './inline-text';

/** Movement in pixels from which a press is a drag, as for Puck. */
const DRAG = 5;

/** The parts of widgets that a pressed pointer works itself: texts that are edited, sliders, players, rows that scroll. */
const WORKED =
  'input, textarea, select, video, audio, canvas, [contenteditable], [draggable="true"], [role="slider"], [role="tablist"]';

/**
 * The first click chooses a widget; the chosen widget gets the clicks that follow. It can be dragged as the others are: a press
 * that moves drags the widget, unless the pressed part uses the movement itself.
 */
export function useChosenWidget(frame: Document | undefined): void {
  const id = useChosenId();
  useEffect(() => {
    const view = frame?.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!frame || !view || id === undefined) return undefined;
    let current: { readonly box: HTMLElement; readonly end: () => void } | undefined;
    const update = (): void => {
      const box = widgetBox(frame, id);
      if (box === current?.box) return;
      current?.end();
      current = box && { box, end: makeWork(box) };
    };
    // A new node is drawn later, and one that moves to another list is drawn again.
    const observer = new view.MutationObserver(update);
    observer.observe(frame.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-puck-component'],
    });
    update();
    return () => {
      observer.disconnect();
      current?.end();
    };
  }, [frame, id]);
}

/** Returns the box of a widget. The children of a container are chosen by their own first click. */
function widgetBox(frame: Document, id: string): HTMLElement | undefined {
  const box = nodeBox(frame, id);
  return box && !box.querySelector(NODE) ? box : undefined;
}

/** Lets clicks and keys reach a widget. Returns a function that ends this. */
function makeWork(box: HTMLElement): () => void {
  const life = new AbortController();
  const { signal } = life;
  dragByMovement(box, signal);
  const release = registerOverlayPortal(box, { disableDragOnFocus: false });
  // Puck would choose the container around the widget.
  box.addEventListener(
    'click',
    (event) => {
      if (closestOnPath(event, 'a[href], area[href]')) event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
  return () => {
    life.abort();
    release?.();
  };
}

/** Puck would drag a widget that is pressed for long, and take the click. So it learns of a press once the pointer has moved. */
function dragByMovement(box: HTMLElement, signal: AbortSignal): void {
  const capture = { signal, capture: true };
  let press: PointerEvent | undefined;
  const forget = (): void => {
    press = undefined;
  };
  box.addEventListener(
    'pointerdown',
    (event) => {
      if (isForwarded(event)) return;
      press = undefined;
      if (closestOnPath(event, WORKED)) {
        stopAtBox(event, box);
        return;
      }
      event.stopPropagation();
      if (isDragPress(event)) press = event;
    },
    capture,
  );
  box.addEventListener(
    'dragstart',
    (event) => {
      // The browser would drag the picture or the address of a link.
      if (press) event.preventDefault();
    },
    capture,
  );
  const frame = box.ownerDocument;
  frame.addEventListener(
    'pointermove',
    (event) => {
      // The button may have been released outside of the preview.
      if (event.buttons === 0) forget();
      if (!press || event.pointerId !== press.pointerId) return;
      const { clientX, clientY } = press;
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < DRAG) return;
      const begun = press;
      press = undefined;
      forwardPress(box, begun);
    },
    capture,
  );
  for (const type of ['pointerup', 'pointercancel']) frame.addEventListener(type, forget, capture);
}

/** Lets an event reach the parts of a widget, but not the widget's box, on which Puck listens. */
function stopAtBox(event: Event, box: HTMLElement): void {
  const path = event.composedPath();
  const outermost = path[path.indexOf(box) - 1];
  outermost?.addEventListener(event.type, (passing) => passing.stopPropagation(), { once: true });
}
