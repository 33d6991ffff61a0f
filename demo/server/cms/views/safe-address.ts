const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * A safe link address: a web, mail or telephone address, or a path of this site; undefined for all others.
 * Documents may come from an untrusted kit.
 */
export function linkAddress(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const address = given.trim();
  if (isOnSite(address)) return address;
  return URL.canParse(address) && schemes.has(new URL(address).protocol) ? address : undefined;
}

/** A safe image address: a path of this site. */
export function pictureAddress(given: unknown): string | undefined {
  return typeof given === 'string' && given.startsWith('/') && isOnSite(given) ? given : undefined;
}

// Browsers read `//` and `/\` as the start of another host.
function isOnSite(address: string): boolean {
  return /^(?:#|\/(?![/\\]))[^\\\p{Cc}]*$/u.test(address);
}
