import type { FormParts } from '../form-parts';

/**
 * Shows the values of the field `name`, or of all fields, in the elements with `data-reflection-of`.
 * Without values, an element shows its default.
 */
export function updateReflections({ form }: FormParts, data: FormData, name?: string): void {
  for (const reflection of form.querySelectorAll<HTMLElement>('[data-reflection-of]')) {
    const field = reflection.dataset.reflectionOf ?? '';
    if (name !== undefined && name !== field) continue;
    const values = valuesOf(field, data);
    if (reflection.localName === 'output')
      (reflection as HTMLOutputElement).value = values[0] ?? reflection.dataset.default ?? '';
    else reflection.replaceChildren(...outputs(reflection, values));
  }
}

function valuesOf(field: string, data: FormData): string[] {
  return [...data.getAll(field), ...data.getAll(`${field}[]`)]
    .map((value) => (typeof value === 'string' ? value : value.name))
    .filter((value) => value.trim() !== '');
}

/** Creates one output per value. Without values, the printed output with the default is shown. */
function outputs(list: HTMLElement, values: string[]): HTMLOutputElement[] {
  const fallback = list.querySelector<HTMLOutputElement>('output[data-default]');
  const created = values.map((value) => {
    const output = list.ownerDocument.createElement('output');
    output.name = list.dataset.reflectionOf ?? '';
    output.value = value;
    return output;
  });
  if (!fallback) return created;
  fallback.hidden = created.length > 0;
  return [fallback, ...created];
}
