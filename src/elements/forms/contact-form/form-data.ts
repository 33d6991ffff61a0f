import { type Control, controlsIn, type FormParts, fieldWraps } from './form-parts';

/** The form's data as it is sent, the pressed button's name and value included. */
export function submittedData(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const data = new FormData(form);
  if (isNamed(submitter)) data.append(submitter.name, submitter.value);
  return data;
}

function isNamed(element: HTMLElement | null): element is HTMLInputElement | HTMLButtonElement {
  return element !== null && 'name' in element && element.name !== '';
}

/** What visitors typed, as events list it: without the plugin's own names, which begin with `_`. */
export function typedInputs(data: FormData): { name: string; value: string | File }[] {
  return [...data]
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => ({ name, value }));
}

/** The bytes of all files. */
export function uploadSize(data: FormData): number {
  let size = 0;
  for (const [, value] of data) if (value instanceof File) size += value.size;
  return size;
}

/** What the rules look at: the enabled controls of named fields, outside areas marked `novalidate`. */
export function checkableData(parts: FormParts): FormData {
  const data = new FormData();
  for (const wrap of fieldWraps(parts)) {
    if (wrap.closest('.novalidate')) continue;
    for (const control of controlsIn(wrap)) appendControl(data, control);
  }
  return data;
}

const BUTTONS = new Set(['submit', 'button', 'reset', 'image']);

function appendControl(data: FormData, control: Control): void {
  const { name } = control;
  if (!name || control.matches(':disabled') || BUTTONS.has(control.type)) return;
  if (control instanceof HTMLSelectElement) {
    for (const option of control.selectedOptions) data.append(name, option.value);
  } else if (control.type === 'file') {
    for (const file of (control as HTMLInputElement).files ?? []) data.append(name, file);
  } else if (!isUnchecked(control)) {
    data.append(name, control.value);
  }
}

function isUnchecked(control: Control): boolean {
  return (
    (control.type === 'checkbox' || control.type === 'radio') &&
    !(control as HTMLInputElement).checked
  );
}
