import { captureConsole } from '../page-objects/captured-console';

/** Returns the console's lines while `act` runs, without showing them. */
export function consoleLines(act: () => void): string[] {
  const captured = captureConsole('warn', 'error');
  try {
    act();
  } finally {
    captured.restore();
  }
  return captured.calls.map((words) => words.join(' '));
}
