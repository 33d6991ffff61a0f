import { useEffect, useState } from 'react';

/** Milliseconds; a slow server is not waited for. */
const LONGEST_WAIT = 1000;

/**
 * True from the first drawing on. It waits for what is under way, since a header that grows moves the
 * whole list.
 *
 * @param isUnderWay is waited for a while
 * @param isHeld is waited for in any case: it has a limit of its own
 */
export function useFirstDrawing(isUnderWay: boolean, isHeld: boolean): boolean {
  const [isLate, setLate] = useState(false);
  const [wasDrawn, setDrawn] = useState(false);
  const isDrawn = wasDrawn || (!isHeld && (isLate || !isUnderWay));
  if (isDrawn && !wasDrawn) setDrawn(true);
  useEffect(() => {
    if (isDrawn) return undefined;
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  return isDrawn;
}
