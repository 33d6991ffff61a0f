import { acceptedValues } from './accept';
import type { Check } from './check';
import type { Rule } from './rule';

const DATE = /^\d{4,}-\d\d-\d\d$/;
const FOUR_DIGIT_DATE = /^\d{4}-\d\d-\d\d$/;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MS_PER_DAY = 86_400_000;

/** Whether the text is a day of the calendar as YYYY-MM-DD, with 4 or more digits for the year. */
export function isDate(text: string): boolean {
  return weekday(text) > 0;
}

/** The day of the week of a YYYY-MM-DD date, 1 Monday … 7 Sunday (ISO 8601); 0 when there is no such day. */
export function weekday(text: string): number {
  if (!DATE.test(text)) return 0;
  // The calendar repeats every 400 years, and 10,000 is a multiple of 400: the year's last four
  // digits tell all, however long it is.
  const year = 2000 + (Number(text.slice(-10, -6)) % 400);
  const month = Number(text.slice(-5, -3));
  const day = Number(text.slice(-2));
  if (day < 1 || day > daysIn(year, month)) return 0;
  // UTC, lest the visitor's time zone shift the day; 1970 began on a Thursday.
  return ((Date.UTC(year, month - 1, day) / MS_PER_DAY + 3) % 7) + 1;
}

/** The days of a month, counted from 1; 0 when there is no such month. */
function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 || (year % 100 === 0 && year % 400) ? 28 : 29;
  return DAYS[month - 1] ?? 0;
}

/** `dayofweek`: each value is a date whose day of the week is in the accept list. */
export function dayOfWeek(rule: Rule): Check {
  const accepted = acceptedValues(rule);
  accepted.delete('0'); // the answer for what is no date
  return ({ texts }) => texts.every((text) => accepted.has(String(weekday(text))));
}

/** `mindate`: no YYYY-MM-DD value comes before the threshold. */
export function minDate({ threshold }: Rule): Check {
  if (!isComparable(threshold)) return () => true;
  return ({ texts }) => !texts.some((text) => text < threshold && isComparable(text));
}

/** `maxdate`: no YYYY-MM-DD value comes after the threshold. */
export function maxDate({ threshold }: Rule): Check {
  if (!isComparable(threshold)) return () => true;
  return ({ texts }) => !texts.some((text) => text > threshold && isComparable(text));
}

/** Text sorts like time only while all years have four digits; anything else has no bounds. */
function isComparable(date: unknown): date is string {
  return typeof date === 'string' && FOUR_DIGIT_DATE.test(date);
}
