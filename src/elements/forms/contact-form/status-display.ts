import type { FormParts } from './form-parts';
import type { FormState } from './status';

const INERT_MARK = 'active-on-any';

/**
 * Shows a state on the form: `data-status`, the class of the same name, `inert` on what the markup
 * marks with `inert-on-{status}`, and `data-nh-sending` while a call is under way.
 */
export function displayOnForm({ form }: FormParts, { status, isSending }: FormState): void {
  if (form.dataset.status) form.classList.remove(form.dataset.status);
  form.dataset.status = status;
  form.classList.add(status);
  form.toggleAttribute('data-nh-sending', isSending);
  for (const element of form.querySelectorAll(`.${INERT_MARK}`)) {
    element.classList.remove(INERT_MARK);
    element.removeAttribute('inert');
  }
  for (const element of form.querySelectorAll(`.${CSS.escape(`inert-on-${status}`)}`)) {
    element.classList.add(INERT_MARK);
    element.setAttribute('inert', '');
  }
}

/** Says the form's answer, to eyes and to screen readers; makes the lines that the markup lacks. */
export function displayMessage(parts: FormParts, message: string): void {
  for (const line of [responseOutput(parts), statusLine(parts)]) line.textContent = message;
}

function responseOutput({ form, prefix }: FormParts): Element {
  const known = form.querySelector(`.${prefix}-response-output`);
  if (known) return known;
  const output = form.ownerDocument.createElement('div');
  output.className = `${prefix}-response-output`;
  output.setAttribute('aria-hidden', 'true');
  form.append(output);
  return output;
}

function statusLine({ wrapper }: FormParts): Element {
  const known = wrapper.querySelector('.screen-reader-response [role="status"]');
  if (known) return known;
  const box = wrapper.ownerDocument.createElement('div');
  box.className = 'screen-reader-response';
  const line = wrapper.ownerDocument.createElement('p');
  line.setAttribute('role', 'status');
  box.append(line, wrapper.ownerDocument.createElement('ul'));
  wrapper.prepend(box);
  return line;
}

/** Adds the turning wheel beside each button that asks for one, unless it has one. */
export function addSpinners({ form, prefix }: FormParts): void {
  for (const button of form.querySelectorAll('.has-spinner')) {
    if (button.nextElementSibling?.classList.contains(`${prefix}-spinner`)) continue;
    const spinner = form.ownerDocument.createElement('span');
    spinner.className = `${prefix}-spinner nh-form-spinner`;
    button.after(spinner);
  }
}
