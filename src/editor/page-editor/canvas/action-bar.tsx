import { ActionBar } from '@puckeditor/core';
import { type JSX, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly label?: string;
  readonly parentAction: ReactNode;
  readonly children: ReactNode;
}

/** Puck's distance between the bar and the upper edge of a node at the top of the preview. */
const INSIDE = '12px';

/**
 * The bar at the chosen node. Puck moves it into the preview only if it draws the node twice after the bar is there: on pages
 * that cannot be changed, the edge of the preview cut the bar of a low node at the top.
 */
export function NodeActionBar({ label, parentAction, children }: Props): JSX.Element {
  const start = useRef<HTMLSpanElement>(null);
  // Not a layout effect: after the paint, measuring causes no layout. Puck places the bar by drawing it again.
  useEffect(() => {
    const box = start.current?.closest<HTMLElement>('[class*="DraggableComponent-actions_"]');
    if (!box) return;
    const { left, top } = box.getBoundingClientRect();
    if (left < 0) Object.assign(box.style, { left: '0px', transformOrigin: 'left top' });
    if (top < 0) box.style.top = INSIDE;
  });
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
