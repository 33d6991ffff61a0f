/** Moves what was typed from one drawing of a form to the next, field by field, by name and value. */
export function copyTyped(from: HTMLFormElement, to: HTMLFormElement): void {
  if (from === to) return;
  const typed = new FormData(from);
  for (const control of to.elements) {
    if (control instanceof HTMLInputElement) copyInput(control, typed);
    else if (control instanceof HTMLTextAreaElement) copyText(control, typed);
    else if (control instanceof HTMLSelectElement) copySelect(control, typed);
  }
}

/** What the server gave, or what no script may set. */
const KEPT = new Set(['hidden', 'file', 'submit', 'button', 'reset', 'image']);

function copyInput(input: HTMLInputElement, typed: FormData): void {
  if (KEPT.has(input.type)) return;
  if (input.type === 'checkbox' || input.type === 'radio') {
    input.checked = typed.getAll(input.name).includes(input.value);
  } else copyText(input, typed);
}

function copyText(control: HTMLInputElement | HTMLTextAreaElement, typed: FormData): void {
  const value = typed.get(control.name);
  if (typeof value === 'string') control.value = value;
}

function copySelect(select: HTMLSelectElement, typed: FormData): void {
  const values = typed.getAll(select.name);
  if (values.length === 0) return;
  for (const option of select.options) option.selected = values.includes(option.value);
}
