import { useEffect, useState } from 'react';

/** Maximum time in milliseconds to wait for the categories. Later ones are shown in a line of reserved height. */
const MAX_WAIT = 1000;

/**
 * True once header and list may be rendered. Both appear together, because a header that appears or grows
 * later would shift the whole list. Until then the server's items are shown.
 *
 * @param awaitsTerms true while categories load, which delays the first render by at most a second
 * @param awaitsItems true while items load, which delays the first render
 */
export function useFirstRender(awaitsTerms: boolean, awaitsItems: boolean): boolean {
  const [isLate, setLate] = useState(false);
  const isReadyNow = !awaitsItems && (isLate || !awaitsTerms);
  const [wasReady, setReady] = useState(isReadyNow);
  const isReady = wasReady || isReadyNow;
  if (isReady && !wasReady) setReady(true);
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => setLate(true), MAX_WAIT);
    return () => clearTimeout(timer);
  }, [isReady]);
  return isReady;
}
