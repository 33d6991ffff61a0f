import { JUNK } from './reading';

/** A day, perhaps with a time of that day and its zone. */
const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?)?$/i;

/** Reads a day of the calendar, with or without its time; it stays as it was written. */
export function readDate(value: unknown): string | typeof JUNK {
  if (typeof value !== 'string') return JUNK;
  const text = value.trim();
  const [, year, month, day, hours = 0, minutes = 0, seconds = 0] =
    DATE.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return JUNK;
  const date = new Date(Date.UTC(year, month - 1, day));
  // Years below 100 would be taken for those of the last century.
  date.setUTCFullYear(year, month - 1, day);
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const isTime = !(hours > 23 || minutes > 59 || seconds > 59);
  return isDay && isTime ? text : JUNK;
}
