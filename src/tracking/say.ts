/** Tells the console; what has been put in its place may fail, and must not take the page along. */
export function say(level: 'warn' | 'error', ...words: readonly unknown[]): void {
  try {
    console[level](...words);
  } catch {
    // The failure of an error tracker is its own affair.
  }
}
