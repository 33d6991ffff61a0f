import { type MouseEvent, type ReactNode, useId } from 'react';
import type { Fault } from '../faults';
import { faultText } from '../messages';

interface Props {
  readonly label: string;
  /** The errors that prevent the next step. */
  readonly faults: readonly Fault[];
  /** Called when the button is pressed despite errors. */
  readonly refuse: () => void;
  readonly act: () => void;
}

/**
 * The button to the next step. With errors, it is described by them, and a press focuses the first invalid
 * field instead of doing nothing.
 */
export function NextButton({ label, faults, refuse, act }: Props): ReactNode {
  const reasonId = useId();
  const [first] = faults;
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    if (!first) {
      act();
      return;
    }
    refuse();
    focusField(currentTarget, first.field);
  };
  return (
    <>
      <button
        type="button"
        part="button"
        data-kind="main"
        aria-disabled={first !== undefined}
        aria-describedby={first && reasonId}
        onClick={press}
      >
        {label}
      </button>
      <p part="fault" data-kind="reason" id={reasonId}>
        {faults.map(faultText).join(' ')}
      </p>
    </>
  );
}

function focusField(button: Element, field: Fault['field']): void {
  const step = button.closest('[part="step"]');
  step?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
}
