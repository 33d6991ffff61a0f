import { type ReactNode, useId } from 'react';
import { defaultOf } from '../../../core/element/values';
import type { Fields, GroupField, VariantsField } from '../../../core/settings';
import { fieldsWithEffect } from '../condition';
import type { ControlProps } from '../control';
import { Doc } from '../doc';
import { labelOf } from '../label-of';
import { changedSettings, changeOf } from '../settings-change';
import { ChoiceControl } from './choice-controls';

type Values = Readonly<Record<string, unknown>>;

/** An object with declared keys, such as a link. */
export function GroupControl(props: ControlProps<GroupField>): ReactNode {
  const { field, value, onChange, label, describedBy } = props;
  const values = valuesOf(value, field.shorthand);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div part="stack" role="group" aria-label={label} aria-describedby={describedBy}>
      <GroupFields {...props} fields={field.fields} values={values} onChange={onChange} />
    </div>
  );
}

/** An object whose keys depend on its type, such as a field of a form. */
export function VariantsControl(props: ControlProps<VariantsField>): ReactNode {
  const { field, value, onChange, id, label, describedBy } = props;
  const values = valuesOf(value, undefined);
  const { by, variants } = field;
  const names = Object.keys(variants);
  const type = String(values[by] ?? '');
  const options = Object.fromEntries(names.map((name) => [name, name]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div part="stack" role="group" aria-label={label} aria-describedby={describedBy}>
      <label htmlFor={id}>{by}</label>
      <ChoiceControl
        {...props}
        field={{ kind: 'choice', options }}
        value={type || undefined}
        fallback={undefined}
        onChange={(next) => onChange({ ...values, [by]: next })}
      />
      <GroupFields
        {...props}
        id={`${id}-of`}
        fields={variants[type] ?? {}}
        values={values}
        onChange={onChange}
      />
    </div>
  );
}

interface GroupFieldsProps extends Omit<ControlProps, 'field' | 'value' | 'fallback'> {
  readonly fields: Fields;
  readonly values: Values;
}

/** The controls of the keys of an object. Keys without a declaration stay as they are. */
function GroupFields({ fields, values, onChange, ...props }: GroupFieldsProps): ReactNode {
  return Object.entries(fieldsWithEffect(fields, values)).map(([key, field], index) => (
    <GroupEntry
      key={key}
      {...props}
      id={index === 0 ? props.id : `${props.id}-${key}`}
      name={key}
      field={field}
      value={values[key]}
      onChange={(next) => onChange(changedSettings(values, changeOf(key, next)))}
    />
  ));
}

interface GroupEntryProps extends Omit<ControlProps, 'fallback' | 'describedBy' | 'label'> {
  readonly name: string;
}

function GroupEntry({ name, field, ...props }: GroupEntryProps): ReactNode {
  const noteId = useId();
  const label = labelOf(field, name);
  const Control = props.controlOf(field);
  return (
    <div part="setting" data-kind={field.kind}>
      <label htmlFor={props.id}>{label}</label>
      <Control
        {...props}
        field={field}
        label={label}
        fallback={defaultOf(field)}
        describedBy={field.doc ? noteId : undefined}
      />
      {field.doc && (
        <p part="note" id={noteId}>
          <Doc text={field.doc} />
        </p>
      )}
    </div>
  );
}

function valuesOf(value: unknown, shorthand: string | undefined): Values {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Values;
  return shorthand === undefined || value === undefined ? {} : { [shorthand]: value };
}
