import { activeElement } from '../../../core/focus';

/** What lies over the page, and takes Escape for itself without a script. */
const ABOVE = ':is(:modal, [popover]:not([popover="manual" i]):popover-open)';

/** Whether something lies over a panel that the visitor has opened later, and that Escape is meant for. */
export function isCovered(panel: Element): boolean {
  if (panel.closest('[inert]')) return true;
  // A dialog inside a shadow root is found only by the focus that it holds.
  const focused = activeElement()?.closest('dialog[open]');
  const above = [...panel.ownerDocument.querySelectorAll(ABOVE), ...(focused ? [focused] : [])];
  return above.some((layer) => !layer.contains(panel));
}
