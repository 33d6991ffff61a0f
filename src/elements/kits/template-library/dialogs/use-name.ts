import { useState } from 'react';
import { type NameFault, type NameRules, nameFault, tidyName } from './name-fault';

/** A name that is being typed. */
export interface TypedName {
  readonly value: string;
  readonly change: (value: string) => void;
  /** What is wrong with it, as soon as the person should know. */
  readonly fault: NameFault | undefined;
  readonly refusals: number;
  /** The name as it is sent; undefined where it cannot be, which the person is told of then. */
  readonly take: () => string | undefined;
}

/** @param keep is told what is typed, so that it may outlive the page */
export function useName(first: string, rules: NameRules, keep?: (name: string) => void): TypedName {
  const [value, setValue] = useState(first);
  const [refusals, setRefusals] = useState(0);
  const fault = nameFault(value, rules);
  return {
    value,
    refusals,
    // Nobody is told to type something before they could.
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
