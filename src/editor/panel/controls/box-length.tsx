import type { ReactNode } from 'react';
import { useDraft } from '../use-draft';
import { FieldError } from './field-error';
import { NumberInput } from './number-input';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly isDisabled: boolean;
  /** Saves the text, or returns the sentence about what is wrong. */
  readonly save: (text: string) => string | undefined;
}

/** One length of a box or of a shadow. */
export function BoxLength({ id, label, value, placeholder, isDisabled, save }: Props): ReactNode {
  const draft = useDraft(value, save);
  return (
    <div part="box-side">
      <NumberInput {...{ id, draft, placeholder, isDisabled }} />
      <label htmlFor={id}>{label}</label>
      <FieldError id={id} error={draft.error} />
    </div>
  );
}
