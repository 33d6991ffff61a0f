import { ActionBar } from '@puckeditor/core';
import { type JSX, type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  readonly label?: string;
  readonly parentAction: ReactNode;
  readonly children: ReactNode;
}

/** Puck's distance of the bar of a node at the top of the preview. */
const INSIDE = '12px';

/**
 * The bar at the chosen node. Puck moves it into the preview only when the node is drawn again, which never happens on pages
 * that cannot be changed: there, the edge of the preview would cut it.
 */
export function NodeActionBar({ label, parentAction, children }: Props): JSX.Element {
  const start = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = start.current?.closest<HTMLElement>('[class*="DraggableComponent-actions_"]');
    if (!box) return;
    const { left, top } = box.getBoundingClientRect();
    if (left < 0) Object.assign(box.style, { left: '0px', transformOrigin: 'left top' });
    if (top < 0) box.style.top = INSIDE;
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
