import { activeElement } from '../../../core/focus';

/** Selects top-layer elements that close on Escape without a script. */
const ABOVE = ':is(:modal, [popover]:not([popover="manual" i]):popover-open)';

/** Whether a dialog or popover opened later covers the panel, so that Escape is meant for that layer. */
export function isCovered(panel: Element): boolean {
  if (panel.closest('[inert]')) return true;
  // A dialog inside a shadow root can only be found through the focused element in it.
  const focused = activeElement()?.closest('dialog[open]');
  const above = [...panel.ownerDocument.querySelectorAll(ABOVE), ...(focused ? [focused] : [])];
  return above.some((layer) => !layer.contains(panel));
}
