/**
 * Calls `console.error`; error trackers replace it, and their failure must not break the page's elements.
 */
export function logError(...words: unknown[]): void {
  try {
    console.error(...words);
  } catch {
    // The tracker's error is not ours to report.
  }
}

/** Calls `console.warn`, as `logError` calls `console.error`. */
export function logWarning(...words: unknown[]): void {
  try {
    console.warn(...words);
  } catch {
    // The tracker's error is not ours to report.
  }
}

/** Calls `console.info`, as `logError` calls `console.error`. */
export function logInfo(...words: unknown[]): void {
  try {
    console.info(...words);
  } catch {
    // The tracker's error is not ours to report.
  }
}
