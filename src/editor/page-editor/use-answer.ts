import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../core/element/react';
import { faultText } from './fault-text';

/** The answer of a server, while and after it is fetched. */
export interface Answer<T> {
  readonly value: T | undefined;
  /** The sentence about a failure; empty if there is none. */
  readonly error: string;
  /** Asks again. The former value stays until the next one is there. */
  readonly again: () => void;
}

/** Asks a server when the component is first drawn. */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> {
  const latest = useLatest(ask);
  const [{ value, error }, setState] = useState<{ value?: T; error: string }>({ error: '' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    setState(({ value: former }) => ({
      ...(former !== undefined && { value: former }),
      error: '',
    }));
    latest.current().then(
      (next) => !isOver && setState({ value: next, error: '' }),
      (fault) => !isOver && setState({ error: faultText(fault) }),
    );
    return () => {
      isOver = true;
    };
  }, [latest, attempt]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { value, error, again };
}
