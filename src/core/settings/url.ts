import type { UrlField } from './declaration';
import { JUNK } from './reading';

/** The allowed schemes of a field that names none. */
export const URL_SCHEMES: readonly string[] = ['http', 'https'];

/** Reads an address with an allowed scheme, or a relative one; kept as written. */
export function readUrl(
  value: unknown,
  { schemes = URL_SCHEMES }: Pick<UrlField, 'schemes'>,
): string | typeof JUNK {
  if (typeof value !== 'string') return JUNK;
  const scheme = schemeOf(value);
  return scheme === undefined || schemes.includes(scheme) ? value : JUNK;
}

/**
 * Returns the scheme of an address in lower case; undefined for a relative one.
 *
 * Browsers ignore spaces and control characters before the scheme, and tabs and line breaks within it (URL
 * Standard, 4.4).
 */
function schemeOf(address: string): string | undefined {
  const colon = address.indexOf(':');
  if (colon < 0) return undefined;
  const before = [...address.slice(0, colon)].filter((character) => character > ' ').join('');
  return /^[a-z][a-z\d+.-]*$/i.test(before) ? before.toLowerCase() : undefined;
}
