import { useState } from 'react';
import { type NameFault, type NameRules, nameFault, tidyName } from './name-fault';

/** The value and validation of a name field. */
export interface TypedName {
  readonly value: string;
  readonly change: (value: string) => void;
  /** The validation error, if it is time to show it. */
  readonly fault: NameFault | undefined;
  /** The number of rejected submits. */
  readonly refusals: number;
  /** Returns the name to send if it is valid; otherwise undefined, and the error appears. */
  readonly take: () => string | undefined;
}

/** Holds and validates a name. @param keep called with the text whenever it changes */
export function useName(first: string, rules: NameRules, keep?: (name: string) => void): TypedName {
  const [value, setValue] = useState(first);
  const [refusals, setRefusals] = useState(0);
  const fault = nameFault(value, rules);
  return {
    value,
    refusals,
    // "Required" and "taken" are shown only after a submit, so that no error appears while typing.
    fault: refusals > 0 || fault === 'too_long' ? fault : undefined,
    change(next) {
      setValue(next);
      keep?.(next);
    },
    take() {
      if (!fault) return tidyName(value);
      setRefusals(refusals + 1);
      return undefined;
    },
  };
}
