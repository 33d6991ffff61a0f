import type { FormParts } from './form-parts';
import type { FormStatus } from './status';

const INERT_MARK = 'active-on-any';

/**
 * Shows a state on the form: `data-status`, the class of the same name, and `inert` on what the
 * markup marks with `inert-on-{status}`.
 */
export function displayOnForm({ form }: FormParts, status: FormStatus, previous: FormStatus): void {
  form.dataset.status = status;
  if (previous) form.classList.remove(previous);
  form.classList.add(status);
  for (const element of form.querySelectorAll(`.${INERT_MARK}`)) {
    element.classList.remove(INERT_MARK);
    element.removeAttribute('inert');
  }
  for (const element of form.querySelectorAll(`.${CSS.escape(`inert-on-${status}`)}`)) {
    element.classList.add(INERT_MARK);
    element.setAttribute('inert', '');
  }
}

/** Says the form's answer, to eyes and to screen readers. */
export function displayMessage({ form, prefix, wrapper }: FormParts, message: string): void {
  const output = form.querySelector(`.${prefix}-response-output`);
  if (output) output.textContent = message;
  const status = wrapper.querySelector('.screen-reader-response [role="status"]');
  if (status) status.textContent = message;
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
