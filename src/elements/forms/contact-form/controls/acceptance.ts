import { holdsFocus } from '../../../../core/focus';
import { setDescribedBy } from '../description';
import type { FormParts } from '../form-parts';

/**
 * Disables the submit buttons until every required consent is given. Missing consents become the
 * buttons' accessible description.
 */
export function updateAcceptance({ form, prefix }: FormParts): void {
  if (form.classList.contains(`${prefix}-acceptance-as-validation`)) return;
  const consents = [...form.querySelectorAll(`.${prefix}-acceptance`)];
  if (consents.length === 0) return;
  const missing = new Set(consents.filter((consent) => !isGiven(consent)));
  for (const button of form.querySelectorAll<HTMLInputElement>(`.${prefix}-submit`)) {
    // Otherwise the disabled button would lose the focus, and Tab would start again at the top of the page.
    if (missing.size > 0 && holdsFocus(button)) focusForm(form);
    button.disabled = missing.size > 0;
    for (const consent of consents) {
      setDescribedBy(button, consentId(consent, prefix), missing.has(consent));
    }
  }
}

let consentCount = 0;

function consentId(consent: Element, prefix: string): string {
  consent.id ||= `${prefix}-consent-${++consentCount}`;
  return consent.id;
}

function focusForm(form: FormParts['form']): void {
  form.tabIndex = -1;
  form.focus({ preventScroll: true });
}

function isGiven(consent: Element): boolean {
  if (consent.classList.contains('optional')) return true;
  const box = consent.querySelector<HTMLInputElement>('input[type="checkbox"]');
  return box === null || box.checked !== consent.classList.contains('invert');
}
