import { elementsOnPath, matches } from './event-path';
import { earlyLinks } from './links';

/** Controls that may act natively. */
const NATIVE = ':any-link,button,input,select,textarea,summary,label,:is(audio,video)[controls]';

/** Roles that promise a click's effect, which without a native control only script can give. */
const ROLES = '[role=button],[role=tab],[role=switch],[role^=menuitem]';

/**
 * The control that a click is meant for, if it does nothing without script, or is a link that script
 * is to answer; all else is left alone.
 */
export function scriptedControl(click: MouseEvent): HTMLElement | undefined {
  const control = elementsOnPath(click).find((node) =>
    matches(node, `${NATIVE},${ROLES},${earlyLinks()}`),
  );
  // A control drawn in SVG has no `click()` to replay.
  return control && 'click' in control && needsScript(control, click)
    ? (control as HTMLElement)
    : undefined;
}

function needsScript(control: Element, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  // A new tab or window is the browser's affair.
  if (control.matches(earlyLinks())) return !(ctrlKey || metaKey || shiftKey);
  if (!control.matches('button, input')) return !control.matches(NATIVE);
  const { type, form } = control as HTMLButtonElement;
  return (
    (type === 'button' || (type === 'submit' && !form)) &&
    !control.matches('[commandfor], [popovertarget]')
  );
}
