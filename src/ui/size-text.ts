import { inSiteLanguage } from './in-site-language';

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
  return inSiteLanguage((tag) => new Intl.NumberFormat(tag, options)).format(value);
}
