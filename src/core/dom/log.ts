/** `console.error`, which error trackers replace, and which must not cost a page its elements. */
export function logError(...words: unknown[]): void {
  try {
    console.error(...words);
  } catch {
    // The tracker's own failure is its own affair.
  }
}

/** `console.warn`, in the same way. */
export function logWarning(...words: unknown[]): void {
  try {
    console.warn(...words);
  } catch {
    // As above.
  }
}
