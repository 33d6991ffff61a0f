import { useEffect, useState } from 'react';

/** Milliseconds; a slow server is not waited for. */
const LONGEST_WAIT = 1000;

/**
 * True from the first drawing on. It waits for what is under way, since a header that grows moves the
 * whole list.
 */
export function useFirstDrawing(isUnderWay: boolean): boolean {
  const [isDrawn, setDrawn] = useState(!isUnderWay);
  if (!isUnderWay && !isDrawn) setDrawn(true);
  useEffect(() => {
    if (isDrawn) return undefined;
    const timer = setTimeout(() => setDrawn(true), LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  return isDrawn;
}
