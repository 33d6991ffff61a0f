import { ActionBar } from '@puckeditor/core';
import { type JSX, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../../../core/element/react';
import { viewObserver } from '../../../core/observers';
import { useChosenId } from '../../nodes/use-chosen-id';
import { closestOnPath } from './closest-on-path';
import { forwardPress, isDragPress } from './forwarded-press';

interface Props {
  readonly label?: string;
  readonly parentAction: ReactNode;
  readonly children: ReactNode;
}

/** Puck's distance between the bar and the upper edge of a node at the top of the preview. */
const INSIDE = '12px';

/** Puck's box of the bar, which it places beside the node. */
const BOX = '[class*="DraggableComponent-actions_"]';

/**
 * The bar at the chosen node. Puck moves it into the preview only if it draws the node twice after the bar is there: on pages
 * that cannot be changed, the edge of the preview cut the bar of a low node at the top.
 */
export function NodeActionBar({ label, parentAction, children }: Props): JSX.Element {
  const start = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const box = start.current?.closest<HTMLElement>(BOX);
    if (!box) return undefined;
    // Measured at each key, the bar would cost a second calculation of all styles of the page.
    const observer = viewObserver(() => moveInside(box), { threshold: [0, 0.5, 1] });
    observer.observe(box);
    // A bar that is outside of the view first, and then above it, is reported only once. Its node has come into the view then.
    const overlay = box.closest('[data-puck-overlay]');
    if (overlay) observer.observe(overlay);
    return () => observer.disconnect();
  }, []);
  useDragByBar(start);
  return (
    <ActionBar>
      <ActionBar.Group>
        <span ref={start} hidden />
        {parentAction}
        {label && <ActionBar.Label label={label} />}
      </ActionBar.Group>
      <ActionBar.Group>{children}</ActionBar.Group>
    </ActionBar>
  );
}

/** Lets a press on the bar, except on its buttons, drag its node. Only the bar of the chosen node takes presses. */
function useDragByBar(start: RefObject<HTMLElement | null>): void {
  const chosen = useLatest(useChosenId());
  useEffect(() => {
    const box = start.current?.closest<HTMLElement>(BOX);
    if (!box) return undefined;
    const life = new AbortController();
    const drag = (event: PointerEvent): void => {
      const { current: id } = chosen;
      if (id === undefined || !isDragPress(event) || closestOnPath(event, 'button')) return;
      const node = box.ownerDocument.querySelector<HTMLElement>(
        `[data-puck-component="${CSS.escape(id)}"]`,
      );
      if (node) forwardPress(node, event);
    };
    box.addEventListener('pointerdown', drag, { signal: life.signal });
    return () => life.abort();
  }, [start, chosen]);
}

/** Moves a bar that the upper or the left edge of the preview cuts. */
function moveInside(bar: HTMLElement): void {
  const { left, top } = bar.getBoundingClientRect();
  const { style } = bar;
  if (left < 0) Object.assign(style, { left: '0px', transformOrigin: 'left top' });
  if (top < 0) style.top = INSIDE;
}
