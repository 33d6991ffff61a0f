import type { ContactFormSettings } from '../../../elements/forms/contact-form/contact-form.settings';
import { defaultMaxLength } from '../../../elements/forms/contact-form/max-length';
import { type Printed, printed } from '../../../page/print/printed';
import { type FieldForm, fieldId, hintId } from './field-form';

/** A field of a form. */
export type Field = NonNullable<ContactFormSettings['fields']>[number];

/** A field of one type. */
export type FieldOf<T extends Field['type']> = Extract<Field, { type: T }>;

/** The fields that consist of a label and a single control. */
export type ControlField = Exclude<
  Field,
  FieldOf<'hidden' | 'submit' | 'checkbox' | 'radio' | 'acceptance' | 'quiz' | 'captcha'>
>;

/** Prints the control of a field: an input, a textarea or a select. */
export function control(field: ControlField, form: FieldForm): Printed {
  const id = fieldId(field, form);
  const common = {
    id,
    name: isMultiple(field) ? `${field.name}[]` : field.name,
    class: controlClass(field, form.prefix),
    autocomplete: field.autocomplete,
    'aria-required': field.required ? 'true' : undefined,
    'aria-invalid': 'false',
    'aria-describedby': field.hint && hintId(id),
    part: 'control',
  };
  switch (field.type) {
    case 'textarea': {
      const attributes = { ...common, ...lengths(field), rows: `${field.rows ?? 8}` };
      return printed('textarea', attributes, field.default ? [field.default] : []);
    }
    case 'select':
      return printed('select', { ...common, multiple: isMultiple(field) }, options(field));
    case 'file': {
      const accept = field.accept?.join(',');
      return printed('input', { type: 'file', ...common, accept, multiple: isMultiple(field) });
    }
    case 'number':
    case 'range':
    case 'date':
    case 'time': {
      const { type, placeholder, min, max, step, default: value } = field;
      const limits = { min: text(min), max: text(max), step, value: text(value) };
      return printed('input', { ...common, type, placeholder, ...limits });
    }
    default: {
      const { type, default: value } = field;
      return printed('input', { type, ...common, ...lengths(field), value });
    }
  }
}

function text(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

function isMultiple(field: ControlField): boolean {
  return (field.type === 'select' || field.type === 'file') && field.multiple === true;
}

/** The form plugin's classes, by which the controller finds the kind of a control. */
function controlClass({ type, required }: ControlField, prefix: string): string {
  const kinds = [`${prefix}-form-control`, `${prefix}-${type}`];
  if (/^(?:email|url|tel)$/.test(type)) kinds.push(`${prefix}-text`);
  if (required) kinds.push(`${prefix}-validates-as-required`);
  if (/^(?:email|url|tel|number|date|time)$/.test(type)) {
    kinds.push(`${prefix}-validates-as-${type}`);
  }
  if (type === 'range') kinds.push(`${prefix}-validates-as-number`);
  return kinds.join(' ');
}

function lengths(field: FieldOf<'text' | 'email' | 'url' | 'tel' | 'textarea'>) {
  const { type, minlength, maxlength = defaultMaxLength(type), placeholder } = field;
  return { minlength: text(minlength), maxlength: `${maxlength}`, placeholder };
}

function options({
  prompt,
  options: all,
  default: chosen = [],
  multiple,
}: FieldOf<'select'>): readonly Printed[] {
  // A list that takes one value has one default.
  const selected = multiple ? chosen : chosen.slice(0, 1);
  const first = prompt === undefined ? [] : [printed('option', { value: '' }, [prompt])];
  const rest = all.map(({ value, label = value }) =>
    printed('option', { value, selected: selected.includes(value) }, [label]),
  );
  return [...first, ...rest];
}
