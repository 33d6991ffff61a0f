const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Returns an address that is safe for a link: a web, mail or telephone address, a path of this site or a fragment;
 * undefined for all others, such as `javascript:`.
 */
export function linkAddress(address: string): string | undefined {
  return addressWith(address, schemes);
}

const pictureSchemes: ReadonlySet<string> = new Set(['http:', 'https:']);

/** Returns an address that is safe for a picture, a film or a recording: a web address or a path of this site. */
export function pictureAddress(address: string): string | undefined {
  return address.startsWith('#') ? undefined : addressWith(address, pictureSchemes);
}

function addressWith(given: string, allowed: ReadonlySet<string>): string | undefined {
  const address = given.trim();
  if (isOnSite(address)) return address;
  // Browsers leave out line breaks and tabs within an address, so that its scheme would be another one.
  if (/\p{Cc}/u.test(address) || !URL.canParse(address)) return undefined;
  return allowed.has(new URL(address).protocol) ? address : undefined;
}

// Browsers read `//` and `/\` as the start of another host.
function isOnSite(address: string): boolean {
  return /^(?:#|\/(?![/\\]))[^\\\p{Cc}]*$/u.test(address);
}
