import { type ReactNode, useId } from 'react';

interface Props<Value extends string> {
  readonly label: string;
  /** Whether the label is for screen readers only. */
  readonly isLabelUnseen: boolean;
  readonly value: Value;
  /** The label of each choice, in the sequence of the select box. */
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly choose: (value: Value) => void;
  /** Whether the choice narrows a list. */
  readonly isFilter?: boolean;
}

/** A select box with its label. */
export function SelectField<Value extends string>(props: Props<Value>): ReactNode {
  const { label, isLabelUnseen, value, choices, choose, isFilter = false } = props;
  const id = useId();
  return (
    <div part="field" data-filtered={isFilter || undefined}>
      <label htmlFor={id} className={isLabelUnseen ? 'nh-unseen' : undefined}>
        {label}
      </label>
      <select
        part="input"
        id={id}
        value={value}
        onChange={({ target }) => choose(target.value as Value)}
      >
        {choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
