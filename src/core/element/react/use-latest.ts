import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref to the value of the latest rendering, for listeners and timers that outlive the rendering
 * in which they were created.
 *
 * The ref is updated once a rendering is committed, before the page is painted; never during a rendering,
 * which React may discard.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
