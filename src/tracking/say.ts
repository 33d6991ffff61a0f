/** Writes to the console. A replaced console may throw, which must not break the page. */
export function say(level: 'warn' | 'error', ...words: readonly unknown[]): void {
  try {
    console[level](...words);
  } catch {
    // The error tracker's error is not ours to report.
  }
}
