const LONGEST_NAME = 512;
const LONGEST_SEGMENT = 200;

/** Letters that no name needs: controls, NUL among them, and those that turn the reading direction. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/u;

/** Devices of Windows, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Whether an entry's name stays below the folder that it is unpacked to, on every system, and looks like
 * what it is. A folder's name ends with a slash.
 */
export function isSafeName(name: string): boolean {
  const path = name.endsWith('/') ? name.slice(0, -1) : name;
  return (
    path.length <= LONGEST_NAME &&
    !UNSEEN.test(path) &&
    !/[\\:]/.test(path) &&
    path.split('/').every(isSafeSegment)
  );
}

// An empty one is an absolute path's, or a doubled slash; Windows drops dots and spaces at an end.
function isSafeSegment(segment: string): boolean {
  return (
    segment !== '' &&
    segment.length <= LONGEST_SEGMENT &&
    !/[. ]$/.test(segment) &&
    !DEVICE.test(segment)
  );
}

/** The same for all names that a file system may take for one: in other letters of the same look, or case. */
export function comparableName(name: string): string {
  return name.replace(/\/$/, '').normalize('NFKC').toLowerCase();
}
