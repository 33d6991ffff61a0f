const LONGEST_NAME = 512;
const LONGEST_SEGMENT = 200;

/** Control characters, including NUL, and characters that change the text direction. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/u;

/** Device names of Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Whether an entry's name stays inside the target folder on every system, and contains no misleading
 * characters. The name of a folder ends with a slash.
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

// Empty segments mean an absolute path or a double slash; Windows drops trailing dots and spaces.
function isSafeSegment(segment: string): boolean {
  return (
    segment !== '' &&
    segment.length <= LONGEST_SEGMENT &&
    !/[. ]$/.test(segment) &&
    !DEVICE.test(segment)
  );
}

/** Equal for names that a file system may treat as equal: in other case, or with equivalent characters. */
export function comparableName(name: string): string {
  return name.replace(/\/$/, '').normalize('NFKC').toLowerCase();
}
