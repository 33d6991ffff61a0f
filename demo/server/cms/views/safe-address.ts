const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An address that a document's link may lead to: of the web, a mail, a telephone number, or a place on this
 * site; undefined for all others. Documents may come from a kit of somebody else's.
 */
export function linkAddress(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const address = given.trim();
  if (isOnSite(address)) return address;
  return URL.canParse(address) && schemes.has(new URL(address).protocol) ? address : undefined;
}

/** An address that a document's picture may have: on this site. */
export function pictureAddress(given: unknown): string | undefined {
  return typeof given === 'string' && given.startsWith('/') && isOnSite(given) ? given : undefined;
}

// Browsers read a second slash, and a backslash for one, as the beginning of another host.
function isOnSite(address: string): boolean {
  return /^(?:#|\/(?![/\\]))[^\\\p{Cc}]*$/u.test(address);
}
