import { type Printed, printed } from '../../print/printed';

/** Prints a date as the site's language has it; undefined for an invalid one. */
export function dateElement(date: string, language: string): Printed | undefined {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return undefined;
  const words = day.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  return printed('time', { datetime: date }, [words]);
}
