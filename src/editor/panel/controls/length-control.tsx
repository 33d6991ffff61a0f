import { type ReactNode, useState } from 'react';
import type { LengthField } from '../../../core/settings';
import type { ControlProps } from '../control';
import { invalidText } from '../invalid-text';
import { isSameNumber, useDraft } from '../use-draft';
import { FieldError } from './field-error';
import { measureOf, savedMeasure, unitsOf } from './measure';
import { NumberInput } from './number-input';
import { UnitSelect } from './unit-select';

/** A length with its unit. */
export function LengthControl(props: ControlProps<LengthField>): ReactNode {
  const { field, value, fallback, onChange, id, label, describedBy, isDisabled } = props;
  const units = unitsOf(field, field.expressions === true);
  const saved = measureOf(value, units);
  const standard = measureOf(fallback, units);
  // A unit that is chosen before there is a number, or that does not fit the present text.
  const [chosen, choose] = useState<string>();
  const unit = chosen ?? (saved.size === '' ? standard.unit : saved.unit);
  const save = (size: string, inUnit: string): string | undefined => {
    const next = savedMeasure({ size, unit: inUnit }, value);
    const fault = next && invalidText(field, next);
    if (fault !== undefined) return fault;
    onChange(next);
    if (next) choose(undefined);
    return undefined;
  };
  const draft = useDraft(saved.size, (typed) => save(typed, unit), isSameNumber);
  return (
    <>
      <span part="measure">
        <NumberInput {...{ id, describedBy, draft, isDisabled }} placeholder={standard.size} />
        <UnitSelect
          {...{ label, units, unit, isDisabled }}
          onChange={(next) => {
            choose(next);
            if (draft.text.trim() !== '') draft.check(save(draft.text, next));
          }}
        />
      </span>
      <FieldError id={id} error={draft.error} />
    </>
  );
}
