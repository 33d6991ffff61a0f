import { fieldName } from './control-name';
import { type Control, controlsIn, type FormParts, fieldWraps } from './form-parts';

/** The data to submit, including the name and value of the pressed button. */
export function submittedData(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const data = new FormData(form);
  if (isNamed(submitter)) data.append(fieldName(submitter.name), submitter.value);
  return data;
}

function isNamed(element: HTMLElement | null): element is HTMLInputElement | HTMLButtonElement {
  return element !== null && 'name' in element && element.name !== '';
}

/** The visitor's entries for event details: all but the plugin's own inputs, whose names begin with `_`. */
export function typedInputs(data: FormData): { name: string; value: string | File }[] {
  return [...data]
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => ({ name, value }));
}

/** The total size of all files in bytes. */
export function uploadSize(data: FormData): number {
  let size = 0;
  for (const [, value] of data) if (typeof value !== 'string') size += value.size;
  return size;
}

/** The data to validate: the enabled controls of named fields, except in areas marked `novalidate`. */
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
  const name = fieldName(control.name);
  if (!name || control.matches(':disabled') || BUTTONS.has(control.type)) return;
  if ('selectedOptions' in control) {
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
