import type { FormParts } from './form-parts';
import { unclobbered } from './unclobbered';

type Form = FormParts['form'];

/** Copies the visitor's entries and the last status message from one rendering of a form to the next. */
export function carryOver(before: HTMLFormElement, now: HTMLFormElement): void {
  const [from, to] = [unclobbered(before), unclobbered(now)];
  carryState(from, to);
  for (const old of from.querySelectorAll<Control>('input, textarea, select')) {
    const control = findCounterpart(old, to);
    if (!control) continue;
    if ('selectedOptions' in control) copySelection(old as HTMLSelectElement, control);
    else if (isBox(control)) control.checked = (old as HTMLInputElement).checked;
    else if (isFile(control)) control.files = (old as HTMLInputElement).files;
    else if (old.value !== (old as HTMLInputElement).defaultValue) control.value = old.value;
  }
}

function carryState(from: Form, to: Form): void {
  const { status = 'init' } = from.dataset;
  to.classList.replace(to.dataset.status ?? 'init', status);
  to.dataset.status = status;
  const [before, after] = [from, to].map((form) => form.querySelector('[part="output"]'));
  if (before && after) after.textContent = before.textContent;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function findCounterpart(old: Control, form: Form): Control | null {
  // Hidden inputs hold values of the server, which differ in each rendering.
  if (!old.name || old.type === 'hidden' || old.type === 'submit') return null;
  const value = isBox(old) ? `[value="${CSS.escape(old.value)}"]` : '';
  return form.querySelector<Control>(`${old.localName}[name="${CSS.escape(old.name)}"]${value}`);
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function isFile(control: Control): control is HTMLInputElement {
  return control.type === 'file';
}

function copySelection(from: HTMLSelectElement, to: HTMLSelectElement): void {
  const values = new Set([...from.selectedOptions].map(({ value }) => value));
  for (const option of to.options) option.selected = values.has(option.value);
}
