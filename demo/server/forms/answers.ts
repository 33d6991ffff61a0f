import { type FormDefinition, type FormField, fieldsOf } from './definition';
import { filesOf, textsOf } from './own-data';
import { type ChoiceField, choices } from './schema';

/** A visitor's answer to one question, for mail and outbox. */
export interface Answer {
  readonly name: string;
  readonly label: string;
  /** The chosen and typed values; empty without an answer. */
  readonly values: readonly string[];
}

/** A file that a visitor has sent. */
export interface SentFile {
  readonly field: string;
  readonly file: File;
}

/** The free text's name in the form data. */
export const freeTextName = (field: string): string => `_wpcf7_free_text_${field}`;

/** The answers to a form's questions. Entries that are not in the form are ignored. */
export function answers(form: FormDefinition, formData: FormData): Answer[] {
  return fieldsOf(form).flatMap((field) => {
    const { name, type } = field;
    if (!name || type === 'file' || type === 'quiz' || type === 'captcha') return [];
    const texts = textsOf(field, formData);
    // Several buttons may share a name: only the pressed one is an answer.
    if (type === 'submit' && !texts.includes(field.value ?? '')) return [];
    const label = type === 'hidden' || type === 'submit' ? name : (field.label ?? name);
    return [{ name, label, values: shownValues(field, texts, formData) }];
  });
}

function shownValues(field: FormField, texts: readonly string[], formData: FormData) {
  if (field.type === 'acceptance') return texts.map(() => 'Yes');
  return 'freeText' in field && field.freeText ? withFreeText(field, texts, formData) : texts;
}

// The free text belongs to the last option, and counts only when that option is chosen.
function withFreeText(field: ChoiceField, texts: readonly string[], formData: FormData): string[] {
  const last = choices(field).at(-1)?.value;
  const typed = String(formData.get(freeTextName(field.name)) ?? '').trim();
  return texts.map((text) => (text === last && typed ? `${text}: ${typed}` : text));
}

/** The files of a form's file fields. */
export function sentFiles(form: FormDefinition, formData: FormData): SentFile[] {
  return fieldsOf(form).flatMap((field) =>
    field.type === 'file'
      ? filesOf(field, formData).map((file) => ({ field: field.name, file }))
      : [],
  );
}
