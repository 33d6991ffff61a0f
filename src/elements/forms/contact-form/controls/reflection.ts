import type { FormParts } from '../form-parts';

/**
 * Shows values wherever the markup reflects them (`data-reflection-of`), and the default where there
 * are none: of the one field `name`, or of all.
 */
export function updateReflections({ form }: FormParts, data: FormData, name?: string): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-reflection-of]')) {
    const field = place.dataset.reflectionOf ?? '';
    if (name !== undefined && name !== field) continue;
    const values = valuesOf(field, data);
    if (place instanceof HTMLOutputElement) place.value = values[0] ?? place.dataset.default ?? '';
    else place.replaceChildren(...outputs(place, values));
  }
}

function valuesOf(field: string, data: FormData): string[] {
  return [...data.getAll(field), ...data.getAll(`${field}[]`)]
    .map((value) => (value instanceof File ? value.name : value))
    .filter((value) => value.trim() !== '');
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
