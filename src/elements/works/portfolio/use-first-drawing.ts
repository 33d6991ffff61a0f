import { useEffect, useState } from 'react';

/** Milliseconds; after these the categories come into one line, which keeps its height. */
const LONGEST_WAIT = 1000;

/**
 * True from the first drawing of header and list on. They come together, since a header that comes or
 * grows later moves the whole list.
 *
 * @param awaitsTerms is waited for a while
 * @param awaitsItems is waited for in any case: until then the server's own items are there
 */
export function useFirstDrawing(awaitsTerms: boolean, awaitsItems: boolean): boolean {
  const [isLate, setLate] = useState(false);
  const [wasDrawn, setDrawn] = useState(false);
  const isDrawn = wasDrawn || (!awaitsItems && (isLate || !awaitsTerms));
  if (isDrawn && !wasDrawn) setDrawn(true);
  useEffect(() => {
    if (isDrawn) return undefined;
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  return isDrawn;
}
