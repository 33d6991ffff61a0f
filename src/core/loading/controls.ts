import { elementsOnPath } from './event-path';

/** Controls that may act natively. */
const NATIVE =
  ':any-link, button, input, select, textarea, summary, label, :is(audio, video)[controls]';

/** Roles that promise a click's effect, which without a native control only script can give. */
const ROLES = '[role="button"], [role="tab"], [role="switch"], [role^="menuitem"]';

/** The control that a click is meant for, if it does nothing without script; all else is left alone. */
export function scriptedControl(click: Event): HTMLElement | undefined {
  const control = elementsOnPath(click).find((node) => node.matches(`${NATIVE}, ${ROLES}`));
  // A control drawn in SVG has no `click()` to replay.
  return control && 'click' in control && needsScript(control)
    ? (control as HTMLElement)
    : undefined;
}

function needsScript(control: Element): boolean {
  if (!control.matches('button, input')) return !control.matches(NATIVE);
  const { type, form } = control as HTMLButtonElement;
  return (
    (type === 'button' || (type === 'submit' && !form)) &&
    !control.matches('[commandfor], [popovertarget]')
  );
}
