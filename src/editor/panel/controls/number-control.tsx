import type { ReactNode } from 'react';
import type { NumberField } from '../../../core/settings';
import { textOf } from '../../../core/settings/reading';
import type { ControlProps } from '../control';
import { invalidText } from '../invalid-text';
import { isSameNumber, useDraft } from '../use-draft';
import { FieldError } from './field-error';
import { NumberInput } from './number-input';

/** A number with its unit. */
export function NumberControl(props: ControlProps<NumberField>): ReactNode {
  const { field, value, fallback, onChange, id, describedBy, isDisabled } = props;
  const draft = useDraft(
    numberText(value),
    (typed) => {
      const fault = typed.trim() === '' ? undefined : invalidText(field, typed);
      if (fault === undefined) onChange(typed.trim() === '' ? undefined : Number(typed));
      return fault;
    },
    isSameNumber,
  );
  return (
    <>
      <span part="measure">
        <NumberInput
          {...{ id, describedBy, draft, isDisabled }}
          placeholder={numberText(fallback)}
        />
        {field.unit && <span part="unit">{field.unit}</span>}
      </span>
      <FieldError id={id} error={draft.error} />
    </>
  );
}

/** Returns a saved number as text; the page builder saves some as `{ size: 12 }`. */
function numberText(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'size' in value) return numberText(value.size);
  return textOf(value) ?? '';
}
