import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { dialogMessage } from './messages';
import type { NameFault } from './name-fault';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  /** The validation error to show. */
  readonly fault: NameFault | undefined;
  /** The maximum number of characters. */
  readonly longest: number;
  /** The number of rejected submits. When it rises, the field takes the focus. */
  readonly refusals: number;
}

/** A text field for a name. A name that is too long is reported, never cut. */
export function NameField({ label, value, change, fault, longest, refusals }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const faultId = useId();
  useLayoutEffect(() => {
    // Selects the text: the dialog focuses the field later and keeps the selection.
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
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <p part="fault" id={faultId} role="status">
        {fault &&
          dialogMessage(`library.dialog.fault.${fault}`, { longest, length: lengthOf(value) })}
      </p>
    </div>
  );
}

const lengthOf = (text: string): number => [...text.trim()].length;
