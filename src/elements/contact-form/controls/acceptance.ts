import type { FormParts } from '../form-parts';

/** Keeps the submit buttons disabled until every consent that is not optional is given. */
export function updateAcceptance({ form, prefix }: FormParts): void {
  if (form.classList.contains(`${prefix}-acceptance-as-validation`)) return;
  const consents = [...form.querySelectorAll(`.${prefix}-acceptance`)];
  if (consents.length === 0) return;
  const isAccepted = consents.every(isGiven);
  for (const button of form.querySelectorAll<HTMLInputElement>(`.${prefix}-submit`)) {
    button.disabled = !isAccepted;
  }
}

function isGiven(consent: Element): boolean {
  if (consent.classList.contains('optional')) return true;
  const box = consent.querySelector<HTMLInputElement>('input[type="checkbox"]');
  return box === null || box.checked !== consent.classList.contains('invert');
}
