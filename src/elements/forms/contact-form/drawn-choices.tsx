import type { ReactNode } from 'react';
import { optionOf } from './drawn-control';
import {
  controlId,
  type Drawing,
  type FieldOf,
  Hint,
  hintId,
  RequiredMark,
  Wrap,
} from './drawn-parts';

type ChoicesField = FieldOf<'checkbox'> | FieldOf<'radio'>;

/** A list of checkboxes or radio buttons, the last one with a free text if the field has one. */
export function DrawnChoices({ field, prefix, unitTag }: Drawing<ChoicesField>): ReactNode {
  const id = controlId(field, unitTag);
  const isRadio = field.type === 'radio';
  const group = {
    role: isRadio ? 'radiogroup' : 'group',
    'aria-labelledby': `${id}-label`,
    // A group of checkboxes has none.
    'aria-required': isRadio ? field.required : undefined,
    'aria-invalid': 'false',
  } as const;
  const isExclusive = field.type === 'checkbox' && field.exclusive === true;
  const required = field.required ? ` ${prefix}-validates-as-required` : '';
  const exclusive = isExclusive ? ` ${prefix}-exclusive-checkbox` : '';
  return (
    <div className="nh-form-field" part="field">
      <span id={`${id}-label`} part="label">
        {field.label ?? field.name}
        {field.required && <RequiredMark />}
      </span>
      <Wrap {...{ field, prefix }}>
        <span
          className={`${prefix}-form-control ${prefix}-${field.type}${exclusive}${required}`}
          id={id}
          {...group}
          aria-describedby={field.hint && hintId(id)}
        >
          {field.options.map(optionOf).map(({ value, label }, index, all) => (
            <Choice
              key={value}
              {...{ field, prefix, value, label }}
              place={place(index, all.length)}
              hasFreeText={field.freeText === true && index === all.length - 1}
            />
          ))}
        </span>
      </Wrap>
      <Hint {...{ field, id }} />
    </div>
  );
}

function place(index: number, count: number): string {
  return `${index === 0 ? ' first' : ''}${index === count - 1 ? ' last' : ''}`;
}

function Choice({
  field,
  prefix,
  value,
  label,
  place,
  hasFreeText,
}: {
  field: ChoicesField;
  prefix: string;
  value: string;
  label: string;
  place: string;
  hasFreeText: boolean;
}): ReactNode {
  const isList = field.type === 'checkbox' && !field.exclusive;
  return (
    <span className={`${prefix}-list-item${place}${hasFreeText ? ' has-free-text' : ''}`}>
      <label>
        <input
          type={field.type}
          name={isList ? `${field.name}[]` : field.name}
          value={value}
          defaultChecked={field.default?.includes(value)}
          part="control"
        />
        <span className={`${prefix}-list-item-label`}>{label}</span>
      </label>
      {hasFreeText && (
        <input
          type="text"
          className={`${prefix}-free-text`}
          name={`_${prefix}_free_text_${field.name}`}
          aria-label={label}
        />
      )}
    </span>
  );
}
