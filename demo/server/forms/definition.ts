import type { FieldInput as Field } from '../../../src/elements/forms/contact-form/fields';

type FieldOf<T extends Field['type']> = Extract<Field, { type: T }>;

/** A quiz: one of its questions is asked; an answer is compared without case and outer space. */
export type QuizField = Omit<FieldOf<'quiz'>, 'question' | 'hash'> & {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

/** A captcha, whose image is drawn when the form is. */
export type CaptchaField = Omit<FieldOf<'captcha'>, 'image' | 'width' | 'height'>;

/** A file field; `maxBytes` is the rule `maxfilesize`, default 1 MB. */
export type FileField = FieldOf<'file'> & { readonly maxBytes?: number };

/** A field as a definition has it: the element's own shape, but what is secret or fresh. */
export type FormField =
  | Exclude<Field, { type: 'quiz' | 'captcha' | 'file' }>
  | QuizField
  | CaptchaField
  | FileField;

/** Fields that belong together in a `fieldset`, whose class the element knows. */
export interface Group {
  readonly type: 'group';
  readonly legend: string;
  /** `novalidate`: the browser does not check; `inert-on-submitting`: closed while sending. */
  readonly className: 'novalidate' | 'inert-on-submitting';
  readonly parts: readonly FormPart[];
}

/** Shows elsewhere what was typed into the field `of`. */
export interface Reflection {
  readonly type: 'reflection';
  readonly of: string;
  readonly label: string;
  /** Shown while the field holds nothing. */
  readonly default: string;
  /** One line for each value. */
  readonly list?: boolean;
}

export type FormPart = FormField | Group | Reflection;

/** One form: what is asked, and what becomes of the answers. */
export interface FormDefinition {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly parts: readonly FormPart[];
  /** The mail's subject, in which `[name]` stands for what was typed into that field. */
  readonly subject: string;
  /** The field whose address a reply goes to. */
  readonly replyTo?: string;
  /** A missing consent is a validation error instead of a state of its own. */
  readonly acceptanceAsValidation?: boolean;
  /** The end that every submission of this form comes to, for demonstration. */
  readonly outcome?: 'aborted' | 'mail_failed' | 'payment_required' | 'spam';
}

/** The fields of a form in their order, out of their groups. */
export function fieldsOf({ parts }: Pick<FormDefinition, 'parts'>): FormField[] {
  return parts.flatMap((part) => {
    if (part.type === 'group') return fieldsOf(part);
    return part.type === 'reflection' ? [] : [part];
  });
}

/** The name under which a control sends: a list that takes several values has `[]`. */
export function controlName(field: FormField | Field): string {
  const { name = '' } = field;
  if (field.type === 'checkbox') return field.exclusive ? name : `${name}[]`;
  if (field.type === 'select' || field.type === 'file') return field.multiple ? `${name}[]` : name;
  return name;
}
