import { type MouseEvent, type ReactNode, useId } from 'react';
import type { Fault } from '../faults';
import { faultText } from '../messages';

interface Props {
  readonly label: string;
  /** Why it cannot go on yet. */
  readonly faults: readonly Fault[];
  /** Called where it is pressed all the same. */
  readonly refuse: () => void;
  readonly act: () => void;
}

/**
 * The button that goes on. With faults it says which, and pressed it brings the person to the first one:
 * a button that does nothing would be a riddle.
 */
export function GoOn({ label, faults, refuse, act }: Props): ReactNode {
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
