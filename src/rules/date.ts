import { acceptedValues } from './accept';
import { type Check, eachText, noCheck } from './check';
import type { Rule } from './rule';

const DATE = /^\d{4,}-\d\d-\d\d$/;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** The offset of each month's first day of the week. */
const MONTH_SHIFTS = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];

/** True if the text is an existing date as YYYY-MM-DD, with 4 or more digits for the year. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const day = dayOf(text);
  return day > 0 && day <= daysIn(yearOf(text), monthOf(text));
}

/** The day of the week of a YYYY-MM-DD date, 1 Monday … 7 Sunday (ISO 8601); 0 if the date does not exist. */
function weekday(text: string): number {
  if (!isDate(text)) return 0;
  const month = monthOf(text);
  // Years start on the first of March, so that the leap day is the last day (T. Sakamoto's method).
  const years = yearOf(text) + (month < 3 ? 399 : 400);
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return ((years + leapDays + (MONTH_SHIFTS[month - 1] ?? 0) + dayOf(text) + 6) % 7) + 1;
}

/**
 * The last four digits of the year. They are enough, however long it is: the calendar repeats every 400 years,
 * and 10,000 is a multiple of 400.
 */
function yearOf(text: string): number {
  return 100 * twoDigits(text, text.length - 10) + twoDigits(text, text.length - 8);
}

function monthOf(text: string): number {
  return twoDigits(text, text.length - 5);
}

function dayOf(text: string): number {
  return twoDigits(text, text.length - 2);
}

function twoDigits(text: string, at: number): number {
  return 10 * digit(text, at) + digit(text, at + 1);
}

function digit(text: string, at: number): number {
  return text.charCodeAt(at) - 48;
}

/** Number of days in a month (1 to 12); 0 for other months. */
function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 || (year % 100 === 0 && year % 400) ? 28 : 29;
  return DAYS[month - 1] ?? 0;
}

/** `dayofweek`: each value is a date whose day of the week is in the accept list. */
export function dayOfWeek(rule: Rule): Check {
  const accepted = acceptedValues(rule);
  // Invalid dates have the day 0, which no list accepts.
  const isAccepted = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => day > 0 && accepted.has(String(day)));
  return eachText((text) => isAccepted[weekday(text)] === true);
}

/** `mindate`: no YYYY-MM-DD value is before the threshold. */
export function minDate({ threshold }: Rule): Check {
  if (!isComparable(threshold)) return noCheck;
  return eachText((text) => text >= threshold || !isComparable(text));
}

/** `maxdate`: no YYYY-MM-DD value is after the threshold. */
export function maxDate({ threshold }: Rule): Check {
  if (!isComparable(threshold)) return noCheck;
  return eachText((text) => text <= threshold || !isComparable(text));
}

/** Dates are compared as texts, even with five-digit years, because the server compares them so. */
function isComparable(date: unknown): date is string {
  return typeof date === 'string' && DATE.test(date);
}
