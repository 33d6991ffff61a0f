import type { ReactNode } from 'react';
import { controlName } from './control-name';
import { optionOf } from './drawn-control';
import {
  controlId,
  type Drawing,
  type FieldOf,
  Hint,
  hintId,
  isMarked,
  RequiredMark,
  Wrap,
} from './drawn-parts';
import { message } from './messages';

type ChoicesField = FieldOf<'checkbox'> | FieldOf<'radio'>;

/** A group of checkboxes or radio buttons; with `freeText` the last one has a text input. */
export function DrawnChoices({ field, prefix, unitTag }: Drawing<ChoicesField>): ReactNode {
  const id = controlId(field, unitTag);
  const isRadio = field.type === 'radio';
  const group = {
    role: isRadio ? 'radiogroup' : 'group',
    'aria-labelledby': `${id}-label`,
    // ARIA does not allow `aria-required` on `role="group"`.
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
        {isMarked(field) && <RequiredMark />}
      </span>
      <Wrap {...{ field, prefix }}>
        <span
          className={`${prefix}-form-control ${prefix}-${field.type}${exclusive}${required}`}
          id={id}
          {...group}
          aria-describedby={field.hint && hintId(id)}
        >
          {field.options.map(optionOf).map(({ value, label }, index) => (
            <Choice
              key={value}
              {...{ field, prefix, value, label }}
              position={positionClasses(index, field.options.length)}
              hasFreeText={field.freeText === true && index === field.options.length - 1}
            />
          ))}
        </span>
      </Wrap>
      <Hint {...{ field, id }} />
    </div>
  );
}

/** The plugin's classes of the first and the last item. */
function positionClasses(index: number, count: number): string {
  return `${index === 0 ? ' first' : ''}${index === count - 1 ? ' last' : ''}`;
}

function Choice({
  field,
  prefix,
  value,
  label,
  position,
  hasFreeText,
}: {
  field: ChoicesField;
  prefix: string;
  value: string;
  label: string;
  position: string;
  hasFreeText: boolean;
}): ReactNode {
  const isList = field.type === 'checkbox' && !field.exclusive;
  return (
    <span className={`${prefix}-list-item${position}${hasFreeText ? ' has-free-text' : ''}`}>
      <label>
        <input
          type={field.type}
          name={isList ? `${field.name}[]` : controlName(field.name)}
          value={value}
          defaultChecked={field.default?.includes(value)}
          part="control choice"
        />
        <span className={`${prefix}-list-item-label`}>{label}</span>
      </label>
      {hasFreeText && (
        <input
          type="text"
          className={`${prefix}-free-text`}
          name={`_${prefix}_free_text_${field.name}`}
          aria-label={message('form.free_text', { option: label })}
        />
      )}
    </span>
  );
}
