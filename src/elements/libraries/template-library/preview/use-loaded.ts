import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiResult } from '../../../../api/client';
import { useLatest } from '../../../../core/element/react';

/**
 * Fetches data when the component mounts, and aborts the request when it unmounts.
 *
 * @returns the response, undefined while the request is pending; and a function that repeats the request
 */
export function useLoaded<T>(
  load: (signal: AbortSignal) => Promise<ApiResult<T>>,
): [answer: ApiResult<T> | undefined, reload: () => void] {
  const [answer, setAnswer] = useState<ApiResult<T>>();
  const latest = useLatest(load);
  const request = useRef<AbortController>(undefined);
  const reload = useCallback(() => {
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
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
    reload();
    return () => request.current?.abort();
  }, [reload]);
  return [answer, reload];
}
