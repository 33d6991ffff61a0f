import { useEffect, useRef, useState } from 'react';

/** The number of fields that are drawn in one task: some 25 ms of work. */
const SLICE = 50;

/**
 * Returns how many of `length` items are drawn: at first one slice, then one more in each task until all are.
 * Items that are added later are drawn at once.
 */
export function useSlices(length: number): number {
  const [drawn, setDrawn] = useState(SLICE);
  const isWhole = useRef(false);
  isWhole.current ||= drawn >= length;
  const count = isWhole.current ? length : drawn;
  useEffect(() => {
    if (count >= length) return undefined;
    const timer = setTimeout(() => setDrawn(count + SLICE));
    return () => clearTimeout(timer);
  }, [count, length]);
  return count;
}
