import { languageTag, siteLocale } from '../core/config';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a number of bytes in the page's language: `3.4 MB`. */
export function sizeText(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const options = {
    style: 'unit',
    unit: units[step],
    // The short form would be “234 byte”.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  } as const;
  const value = bytes / 1000 ** step;
  try {
    return new Intl.NumberFormat(languageTag(siteLocale()), options).format(value);
  } catch {
    // The page's locale is invalid.
    return new Intl.NumberFormat('en', options).format(value);
  }
}
