import type { FormParts } from '../form-parts';

/** Shows a field's values wherever the markup reflects them (`data-reflection-of`). */
export function reflectField({ form }: FormParts, field: string, data: FormData): void {
  const values = [...data.getAll(field), ...data.getAll(`${field}[]`)]
    .map((value) => (value instanceof File ? value.name : value))
    .filter((value) => value.trim() !== '');
  for (const place of form.querySelectorAll<HTMLElement>(
    `[data-reflection-of="${CSS.escape(field)}"]`,
  )) {
    if (place instanceof HTMLOutputElement) place.value = values[0] ?? place.dataset.default ?? '';
    else place.replaceChildren(...outputs(place, values));
  }
}

/** A list gets one output a value; the one that holds the default is shown when there is none. */
function outputs(list: HTMLElement, values: string[]): HTMLOutputElement[] {
  const fallback = list.querySelector<HTMLOutputElement>('output[data-default]');
  const made = values.map((value) => {
    const output = list.ownerDocument.createElement('output');
    output.name = list.dataset.reflectionOf ?? '';
    output.value = value;
    return output;
  });
  if (!fallback) return made;
  fallback.hidden = made.length > 0;
  return [fallback, ...made];
}
