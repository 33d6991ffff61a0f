import { languageTag, siteLocale } from '../../../core/config';

/** A share in whole per cent, rounded down: 100 % only if complete. */
export function percent(part: number, whole: number): string {
  return number(Math.floor((whole > 0 ? part / whole : 1) * 100) / 100, { style: 'percent' });
}

/** A duration in its two largest units: `1 min 20 sec`. */
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

/** A date with time; an invalid date is returned unchanged. */
export function dateTime(date: string | number): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return String(date);
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' }).format(time);
}

function number(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), options).format(value);
}

/** The site's locale; undefined, the browser's own, if the site's is invalid. */
function locale(): string | undefined {
  try {
    return Intl.getCanonicalLocales(languageTag(siteLocale()))[0];
  } catch {
    return undefined;
  }
}
