import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../../core/element/react';
import type { KitAnswer } from '../../rest';

/**
 * Fetches something as soon as it is drawn, and ends the call when it goes.
 *
 * @returns the answer, undefined until it has come; and what asks again
 */
export function useLoaded<T>(
  load: (signal: AbortSignal) => Promise<KitAnswer<T>>,
): [answer: KitAnswer<T> | undefined, again: () => void] {
  const [answer, setAnswer] = useState<KitAnswer<T>>();
  const latest = useLatest(load);
  const call = useRef<AbortController>(undefined);
  const ask = useCallback(() => {
    call.current?.abort();
    call.current = new AbortController();
    const { signal } = call.current;
    setAnswer(undefined);
    latest.current(signal).then(
      (next) => {
        if (!signal.aborted) setAnswer(next);
      },
      (cause: unknown) => {
        if (!signal.aborted) throw cause;
      },
    );
  }, [latest]);
  useEffect(() => {
    ask();
    return () => call.current?.abort();
  }, [ask]);
  return [answer, ask];
}
