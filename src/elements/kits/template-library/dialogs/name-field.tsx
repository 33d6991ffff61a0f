import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { dialogMessage } from './messages';
import type { NameFault } from './name-fault';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  /** What is wrong with it, where it is to be told. */
  readonly fault: NameFault | undefined;
  /** Characters that it may have. */
  readonly longest: number;
  /** Rises with each try that the fault has stopped: the field has the focus then. */
  readonly refusals: number;
}

/** A field for a name. What is too long for it is told and never cut. */
export function NameField({ label, value, change, fault, longest, refusals }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const faultId = useId();
  useLayoutEffect(() => {
    // The dialog gives it the focus later, and keeps what is selected.
    if (refusals === 0) input.current?.select();
    else input.current?.focus();
  }, [refusals]);
  return (
    <div part="field">
      <label htmlFor={inputId}>{label}</label>
      <input
        ref={input}
        part="input"
        id={inputId}
        type="text"
        dir="auto"
        autoComplete="off"
        required
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && faultId}
        onChange={({ target }) => change(target.value)}
      />
      {/* Always there, so that what comes into it is read. */}
      <p part="fault" id={faultId} role="status">
        {fault &&
          dialogMessage(`library.dialog.fault.${fault}`, { longest, length: lengthOf(value) })}
      </p>
    </div>
  );
}

const lengthOf = (text: string): number => [...text.trim()].length;
