import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The value of the newest drawing, for listeners and timers that outlive the drawing which set them up.
 *
 * It changes when a drawing has reached the page, before the page is painted; never during a drawing,
 * which React may throw away.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
