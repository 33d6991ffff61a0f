import { ActionBar } from '@puckeditor/core';
import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { type ViewEntry, viewObserver } from '../../../core/observers';

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
  useEffect(() => {
    const box = start.current?.closest<HTMLElement>('[class*="DraggableComponent-actions_"]');
    if (!box) return undefined;
    // Measured at each key, the bar would cost a second calculation of all styles of the page.
    const observer = viewObserver((entries) => entries.forEach(moveInside), { threshold: [0, 1] });
    observer.observe(box);
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
function moveInside({ target, boundingClientRect: { left, top } }: ViewEntry): void {
  const { style } = target as HTMLElement;
  if (left < 0) Object.assign(style, { left: '0px', transformOrigin: 'left top' });
  if (top < 0) style.top = INSIDE;
}
