/** Returns a time as a person reads it: `24 Nov 2026, 14:05`. @param time milliseconds, or an ISO date */
export function timeText(time: number | string): string {
  return new Date(time).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
}
