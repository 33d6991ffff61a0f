import { controlName, type FormDefinition, type FormField, fieldsOf } from './definition';

/**
 * The entries of a field's control: all entries of a list, the last entry of other controls. Entries under another
 * spelling of the name are ignored, so that exactly the validated values are stored.
 */
export function entriesOf(field: FormField, formData: FormData): FormDataEntryValue[] {
  const name = controlName(field);
  const entries = name ? namesOf(field).flatMap((one) => formData.getAll(one)) : [];
  return name.endsWith('[]') ? entries : entries.slice(-1);
}

// Multiple files have a name with or without `[]`: both kinds of markup are in use.
function namesOf(field: FormField): string[] {
  const name = controlName(field);
  return field.type === 'file' && field.multiple ? [name, field.name] : [name];
}

/** The texts of a field's control, trimmed, without empty ones. */
export function textsOf(field: FormField, formData: FormData): string[] {
  return entriesOf(field, formData).flatMap((entry) => {
    const text = typeof entry === 'string' ? entry.trim() : '';
    return text === '' ? [] : [text];
  });
}

/** The files of a field's control. The nameless file that an empty control sends is left out. */
export function filesOf(field: FormField, formData: FormData): File[] {
  return entriesOf(field, formData).flatMap((entry) =>
    typeof entry === 'string' || (entry.name === '' && entry.size === 0) ? [] : [entry],
  );
}

/** Form data with only the entries of the form's controls. */
export function ownData(form: FormDefinition, formData: FormData): FormData {
  const own = new FormData();
  for (const field of fieldsOf(form)) {
    for (const entry of entriesOf(field, formData)) own.append(controlName(field), entry);
  }
  return own;
}
