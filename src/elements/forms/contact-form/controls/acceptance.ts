import { holdsFocus } from '../../../../core/focus';
import { setDescribedBy } from '../description';
import type { FormParts } from '../form-parts';
import { message } from '../messages';

/**
 * Disables the submit buttons until every required consent is given. Missing consents become the
 * buttons' accessible description, and the row of the last button says why it is disabled, for the theme to show.
 */
export function updateAcceptance({ form, prefix }: FormParts): void {
  if (form.classList.contains(`${prefix}-acceptance-as-validation`)) return;
  const consents = [...form.querySelectorAll(`.${prefix}-acceptance`)];
  if (consents.length === 0) return;
  const missing = new Set(consents.filter((consent) => !isGiven(consent)));
  const buttons = [...form.querySelectorAll<HTMLInputElement>(`.${prefix}-submit`)];
  showReason(buttons.at(-1)?.parentElement, missing.size > 0, prefix);
  for (const button of buttons) {
    // Otherwise the disabled button would lose the focus, and Tab would start again at the top of the page.
    if (missing.size > 0 && holdsFocus(button)) focusForm(form);
    button.disabled = missing.size > 0;
    for (const consent of consents) {
      setDescribedBy(button, consentId(consent, prefix), missing.has(consent));
    }
  }
}

/** Stylesheets show the attribute: the words are no part of the form's own markup. */
function showReason(row: Element | null | undefined, isMissing: boolean, prefix: string): void {
  // Forms without paragraphs have their fields and buttons in one box, which is no row.
  const isRow = !row?.querySelector(`.${prefix}-form-control-wrap`);
  if (isMissing && isRow) row?.setAttribute('data-nh-reason', message('form.consent_missing'));
  else row?.removeAttribute('data-nh-reason');
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
