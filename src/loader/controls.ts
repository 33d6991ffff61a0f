import { elementsOnPath, matches } from './event-path';
import { earlyLinks } from './links';

/** Controls that may have native behavior. */
const NATIVE = ':any-link,button,input,select,textarea,summary,label,:is(audio,video)[controls]';

/** Roles of controls that do nothing on click without a script. */
const ROLES = '[role=button],[role=tab],[role=switch],[role^=menuitem]';

/**
 * Returns the clicked control if it does nothing without a script, or if it is a link that a script handles.
 * Undefined for all other clicks.
 */
export function scriptedControl(click: MouseEvent): HTMLElement | undefined {
  const control = elementsOnPath(click).find((node) =>
    matches(node, `${NATIVE},${ROLES},${earlyLinks()}`),
  );
  // SVG elements have no `click()` for the replay.
  return control && 'click' in control && needsScript(control, click)
    ? (control as HTMLElement)
    : undefined;
}

function needsScript(control: Element, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  // The browser opens the link in a new tab or window.
  if (control.matches(earlyLinks())) return !(ctrlKey || metaKey || shiftKey);
  if (!control.matches('button, input')) return !control.matches(NATIVE);
  const { type, form } = control as HTMLButtonElement;
  return (
    (type === 'button' || (type === 'submit' && !form)) &&
    !control.matches('[commandfor], [popovertarget]')
  );
}
