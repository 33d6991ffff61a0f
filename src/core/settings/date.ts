import { JUNK } from './reading';

/** A date, optionally with a time and a time zone. */
const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?)?$/i;

/** Reads a calendar date with or without a time; the text is kept as written. */
export function readDate(value: unknown): string | typeof JUNK {
  if (typeof value !== 'string') return JUNK;
  const text = value.trim();
  const [, year, month, day, hours = 0, minutes = 0, seconds = 0] =
    DATE.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return JUNK;
  const date = new Date(Date.UTC(year, month - 1, day));
  // `Date.UTC` treats years below 100 as those of the last century.
  date.setUTCFullYear(year, month - 1, day);
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const isTime = !(hours > 23 || minutes > 59 || seconds > 59);
  return isDay && isTime ? text : JUNK;
}
