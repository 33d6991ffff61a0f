import type { ReactNode } from 'react';
import { controlName } from './control-name';
import { controlId, type Drawing, hintId } from './drawn-parts';
import type { Field } from './fields';
import { defaultMaxLength } from './max-length';

/** The field types that consist of a label and a single control. */
type ControlField = Extract<
  Field,
  {
    type:
      | 'text'
      | 'email'
      | 'url'
      | 'tel'
      | 'textarea'
      | 'number'
      | 'range'
      | 'date'
      | 'time'
      | 'select'
      | 'file';
  }
>;

/** The control of a field: input, textarea or select. */
export function DrawnControl({ field, prefix, unitTag }: Drawing<ControlField>): ReactNode {
  const id = controlId(field, unitTag);
  const common = {
    id,
    name: controlName(field.name),
    className: controlClass(field, prefix),
    autoComplete: field.autocomplete,
    'aria-required': field.required || undefined,
    'aria-invalid': 'false',
    'aria-describedby': field.hint && hintId(id),
    part: 'control',
  } as const;
  switch (field.type) {
    case 'textarea':
      return <textarea {...common} {...lengths(field)} rows={field.rows ?? 8} />;
    case 'select':
      return <Select {...{ field, common }} />;
    case 'file':
      return (
        <input
          type="file"
          {...common}
          name={field.multiple ? `${field.name}[]` : controlName(field.name)}
          accept={field.accept?.join(',')}
          multiple={field.multiple}
        />
      );
    case 'number':
    case 'range':
    case 'date':
    case 'time': {
      const { type, min, max, step, placeholder } = field;
      return (
        <input
          {...common}
          {...{ type, min, max, step, placeholder }}
          defaultValue={field.default}
        />
      );
    }
    default:
      return <input type={field.type} {...common} {...lengths(field)} />;
  }
}

function controlClass({ type, required }: ControlField, prefix: string): string {
  const kinds = [`${prefix}-form-control`, `${prefix}-${type}`];
  if (type === 'email' || type === 'url' || type === 'tel') kinds.push(`${prefix}-text`);
  if (required) kinds.push(`${prefix}-validates-as-required`);
  if (['email', 'url', 'tel', 'number', 'date', 'time'].includes(type)) {
    kinds.push(`${prefix}-validates-as-${type}`);
  }
  if (type === 'range') kinds.push(`${prefix}-validates-as-number`);
  return kinds.join(' ');
}

function lengths(
  field: Extract<ControlField, { type: 'text' | 'email' | 'url' | 'tel' | 'textarea' }>,
) {
  return {
    minLength: field.minlength,
    maxLength: field.maxlength ?? defaultMaxLength(field.type),
    placeholder: field.placeholder,
    defaultValue: field.default,
  };
}

function Select({
  field,
  common,
}: {
  field: Extract<ControlField, { type: 'select' }>;
  common: object & { name: string };
}): ReactNode {
  const { multiple, prompt, options } = field;
  const chosen = field.default ?? [];
  return (
    <select
      {...common}
      name={multiple ? `${field.name}[]` : controlName(field.name)}
      multiple={multiple}
      defaultValue={multiple ? chosen : chosen[0]}
    >
      {prompt !== undefined && <option value="">{prompt}</option>}
      {options.map(optionOf).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** An option's value and its visible text. */
export function optionOf({ value, label = value }: { value: string; label?: string }): {
  value: string;
  label: string;
} {
  return { value, label };
}
