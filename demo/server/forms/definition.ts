import type { FieldInput as Field } from '../../../src/elements/forms/contact-form/fields';

type FieldOf<T extends Field['type']> = Extract<Field, { type: T }>;

/** A quiz: a random question of the list. Answers are compared without case and surrounding space. */
export type QuizField = Omit<FieldOf<'quiz'>, 'question' | 'hash'> & {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

/** A captcha; its image is created when the form is displayed. */
export type CaptchaField = Omit<FieldOf<'captcha'>, 'image' | 'width' | 'height'>;

/** A file field. `maxBytes` is the limit of the rule `maxfilesize`; default 1 MB. */
export type FileField = FieldOf<'file'> & { readonly maxBytes?: number };

/** A field of a definition: the element's shape without challenges, with secrets. */
export type FormField =
  | Exclude<Field, { type: 'quiz' | 'captcha' | 'file' }>
  | QuizField
  | CaptchaField
  | FileField;

/** Fields in a `fieldset` with a class that the element recognises. */
export interface Group {
  readonly type: 'group';
  readonly legend: string;
  /** `novalidate`: not validated while typing; `inert-on-submitting`: inert while sending. */
  readonly className: 'novalidate' | 'inert-on-submitting';
  readonly parts: readonly FormPart[];
}

/** Repeats the value of the field `of` elsewhere in the form. */
export interface Reflection {
  readonly type: 'reflection';
  readonly of: string;
  readonly label: string;
  /** The text while the field is empty. */
  readonly default: string;
  /** True: prints each value on a line. */
  readonly list?: boolean;
}

export type FormPart = FormField | Group | Reflection;

/** A form: its fields, its mail and its settings. */
export interface FormDefinition {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly parts: readonly FormPart[];
  /** The mail's subject. `[name]` is replaced by the value of that field. */
  readonly subject: string;
  /** The field with the reply-to address. */
  readonly replyTo?: string;
  /** True: a missing consent is a validation error instead of a separate status. */
  readonly acceptanceAsValidation?: boolean;
  /** The status that every submission of this form gets, for demonstration. */
  readonly outcome?: 'aborted' | 'mail_failed' | 'payment_required' | 'spam';
}

/** The fields of a form in order, those in groups included. */
export function fieldsOf({ parts }: Pick<FormDefinition, 'parts'>): FormField[] {
  return parts.flatMap((part) => {
    if (part.type === 'group') return fieldsOf(part);
    return part.type === 'reflection' ? [] : [part];
  });
}

/** The name of a field's control. Fields with several values end in `[]`. */
export function controlName(field: FormField | Field): string {
  const { name = '' } = field;
  if (field.type === 'checkbox') return field.exclusive ? name : `${name}[]`;
  if (field.type === 'select' || field.type === 'file') return field.multiple ? `${name}[]` : name;
  return name;
}
