/** Elements that the Tab key may reach inside a panel. */
const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio, video, [contenteditable], [tabindex]';

/**
 * Makes an open panel a tab stop if nothing inside it can have the focus (WAI-ARIA Authoring Practices, tabs).
 * A closed panel is none: `hidden="until-found"` keeps its box, which would take the focus.
 */
export function setPanelStop(panel: HTMLElement, isOpen: boolean): void {
  if (isOpen && !panel.querySelector(FOCUSABLE)) panel.tabIndex = 0;
  else panel.removeAttribute('tabindex');
}
