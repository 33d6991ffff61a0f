import type { KeyboardEvent, ReactNode } from 'react';
import type { Draft } from '../use-draft';
import { describedField } from './field-error';

interface Props {
  readonly id: string;
  /** The id of its description. */
  readonly describedBy?: string | undefined;
  readonly draft: Draft;
  readonly placeholder: string;
  readonly isDisabled: boolean;
}

/**
 * A field for a number or a CSS length. It is no `<input type="number">`, which hides a text that is not complete yet, such as
 * `-`. The arrow keys change a number by 1, with Shift by 10.
 */
export function NumberInput(props: Props): ReactNode {
  const { id, describedBy, draft, placeholder, isDisabled } = props;
  const { text, error, type } = draft;
  const step = (event: KeyboardEvent): void => {
    const next = steppedNumber(text, event);
    if (next === undefined) return;
    event.preventDefault();
    type(next);
  };
  return (
    <input
      part="input"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      {...describedField(id, describedBy, error)}
      id={id}
      disabled={isDisabled}
      value={text}
      placeholder={placeholder}
      onChange={({ target }) => type(target.value)}
      onKeyDown={step}
    />
  );
}

function steppedNumber(text: string, { key, shiftKey }: KeyboardEvent): string | undefined {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[key];
  const number = Number(text);
  if (direction === undefined || !Number.isFinite(number)) return undefined;
  // Sums of decimal fractions have digits that nobody has typed.
  return String(Number((number + direction * (shiftKey ? 10 : 1)).toFixed(6)));
}
