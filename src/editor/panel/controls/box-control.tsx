import { type ReactNode, useState } from 'react';
import type { ControlProps } from '../control';
import { invalidText } from '../invalid-text';
import { message } from '../messages';
import { type Box, type BoxField, boxOf, savedBox } from './box';
import { BoxLength } from './box-length';
import { FieldError } from './field-error';
import { unitsOf } from './measure';
import { UnitSelect } from './unit-select';

/** The lengths of a box: by side, by corner, or of rows and columns; edited together or apart. */
export function BoxControl(props: ControlProps<BoxField>): ReactNode {
  const { field, value, fallback, onChange, id, label, describedBy, isDisabled } = props;
  const { kind } = field;
  const units = unitsOf(field, true);
  const box = boxOf(kind, value, units);
  const standard = boxOf(kind, fallback, units);
  const [error, setError] = useState<string>();
  const save = (next: Box): string | undefined => {
    const object = savedBox(kind, next, value);
    const fault = object && invalidText(field, object);
    if (fault === undefined) onChange(object);
    return fault;
  };
  const saveLength = (name: string, text: string): string | undefined => {
    const changed = box.isLinked ? Object.keys(box.lengths) : [name];
    const lengths = { ...box.lengths, ...Object.fromEntries(changed.map((one) => [one, text])) };
    return save({ ...box, lengths });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div part="box" role="group" aria-label={label} aria-describedby={describedBy}>
      {Object.keys(box.lengths).map((name, index) => (
        <BoxLength
          key={name}
          id={index === 0 ? id : `${id}-${name}`}
          label={sideLabel(kind, name)}
          value={box.lengths[name] ?? ''}
          placeholder={standard.lengths[name] ?? ''}
          isDisabled={isDisabled}
          save={(text) => saveLength(name, text)}
        />
      ))}
      <UnitSelect
        {...{ label, units, isDisabled }}
        unit={box.unit}
        onChange={(unit) => setError(save({ ...box, unit }))}
      />
      <label part="choice">
        <input
          part="checkbox"
          type="checkbox"
          disabled={isDisabled}
          checked={box.isLinked}
          onChange={({ target }) => setError(save({ ...box, isLinked: target.checked }))}
        />
        {message('editor.sides.linked')}
      </label>
      <FieldError id={`${id}-box`} error={error} />
    </div>
  );
}

function sideLabel(kind: BoxField['kind'], name: string): string {
  return message(`editor.${kind}.${name}` as Parameters<typeof message>[0]);
}
