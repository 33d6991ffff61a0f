/** Notes what the console is told while `act` runs, in place of showing it. */
export function consoleLines(act: () => void): string[] {
  const { warn, error } = console;
  const lines: string[] = [];
  console.warn = console.error = (...words: unknown[]) => lines.push(words.join(' '));
  try {
    act();
  } finally {
    Object.assign(console, { warn, error });
  }
  return lines;
}
