import { controlName, type FormDefinition, type FormField, fieldsOf } from './definition';

/**
 * What a field's own control has sent: all of a list, the last entry of any other. What comes under
 * another spelling of its name is not the field's, so that what is checked is what is kept.
 */
export function entriesOf(field: FormField, formData: FormData): FormDataEntryValue[] {
  const name = controlName(field);
  const entries = name ? namesOf(field).flatMap((one) => formData.getAll(one)) : [];
  return name.endsWith('[]') ? entries : entries.slice(-1);
}

// Several files come with or without `[]`, since forms of either markup are about.
function namesOf(field: FormField): string[] {
  const name = controlName(field);
  return field.type === 'file' && field.multiple ? [name, field.name] : [name];
}

/** The texts that a field's control has sent, trimmed, without blank ones. */
export function textsOf(field: FormField, formData: FormData): string[] {
  return entriesOf(field, formData).flatMap((entry) => {
    const text = typeof entry === 'string' ? entry.trim() : '';
    return text === '' ? [] : [text];
  });
}

/** The files that a field's control has sent; an empty control sends a nameless one, which is none. */
export function filesOf(field: FormField, formData: FormData): File[] {
  return entriesOf(field, formData).flatMap((entry) =>
    typeof entry === 'string' || (entry.name === '' && entry.size === 0) ? [] : [entry],
  );
}

/** Form data reduced to what the form's own controls have sent. */
export function ownData(form: FormDefinition, formData: FormData): FormData {
  const own = new FormData();
  for (const field of fieldsOf(form)) {
    for (const entry of entriesOf(field, formData)) own.append(controlName(field), entry);
  }
  return own;
}
