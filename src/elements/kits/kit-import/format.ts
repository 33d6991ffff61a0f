import { languageTag, siteLocale } from '../../../core/config';

/** A share in whole per cent; 100 only of what is whole. */
export function percent(part: number, whole: number): string {
  return number(Math.floor((whole > 0 ? part / whole : 1) * 100) / 100, { style: 'percent' });
}

/** A length of time in its two largest units: `1 min 20 sec`. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor((seconds % 3600) / 60), 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .slice(0, 2)
    .map(([count, unit]) => number(count, { style: 'unit', unit, unitDisplay: 'short' }))
    .join(' ');
}

/** A day with its time; what is no date stays as it is. */
export function dateTime(date: string | number): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return String(date);
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' }).format(time);
}

function number(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), options).format(value);
}

/** Undefined, the browser's own, where the site's is none that it knows. */
function locale(): string | undefined {
  try {
    return Intl.getCanonicalLocales(languageTag(siteLocale()))[0];
  } catch {
    return undefined;
  }
}
