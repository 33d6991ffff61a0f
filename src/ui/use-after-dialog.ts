import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * Milliseconds after the end of a dialog in which the focus moves and screen readers announce its new place.
 * On a busy machine, 150 were too few for Orca 43 with Firefox: it said the new place, but not the note.
 */
const DELAY = 800;

/**
 * Returns `value` for a live region beside a modal dialog. While the dialog is open and shortly after it, returns the
 * value from before: screen readers ignore changes behind a modal dialog, and changes before the focus has moved.
 */
export function useAfterDialog<T>(value: T, isOpen: boolean): T {
  const isHeld = useLingering(isOpen);
  const [before, setBefore] = useState(value);
  useLayoutEffect(() => {
    if (!isHeld) setBefore(() => value);
  }, [value, isHeld]);
  return isHeld ? before : value;
}

/** Whether the dialog is open or has closed less than `DELAY` ago. */
function useLingering(isOpen: boolean): boolean {
  const [isLingering, setLingering] = useState(isOpen);
  useEffect(() => {
    if (isOpen) {
      setLingering(true);
      return undefined;
    }
    const timer = setTimeout(() => setLingering(false), DELAY);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen || isLingering;
}
