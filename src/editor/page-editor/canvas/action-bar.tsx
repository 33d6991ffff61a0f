import { ActionBar } from '@puckeditor/core';
import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { viewObserver } from '../../../core/observers';

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

/** Moves a bar that the upper or the left edge of the preview cuts. */
function moveInside(bar: HTMLElement): void {
  const { left, top } = bar.getBoundingClientRect();
  const { style } = bar;
  if (left < 0) Object.assign(style, { left: '0px', transformOrigin: 'left top' });
  if (top < 0) style.top = INSIDE;
}
