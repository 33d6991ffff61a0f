import type { FormParts } from './form-parts';
import type { FormState } from './form-state';

const INERT_MARK = 'active-on-any';

/**
 * Shows a state on the form: sets `data-status`, the class of the same name, `inert` on elements with the
 * class `inert-on-{status}`, and `data-nh-sending` while a submission is being sent.
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

/** Adds a spinner after each button with the class `has-spinner`, unless it has one. */
export function addSpinners({ form, prefix }: FormParts): void {
  for (const button of form.querySelectorAll('.has-spinner')) {
    if (button.nextElementSibling?.classList.contains(`${prefix}-spinner`)) continue;
    const spinner = form.ownerDocument.createElement('span');
    spinner.className = `${prefix}-spinner nh-form-spinner`;
    button.after(spinner);
  }
}
