/**
 * Why an archive was refused before anything of it was written: `data.reason` of an `invalid-zip-file`
 * answer, with the entry's name in `data.entry` where one is to blame.
 */
export const archiveFaults = [
  'not-a-zip',
  'too-large',
  'too-many-entries',
  'unpacked-too-large',
  'compressed-too-much',
  'unsafe-path',
  'link',
  'encrypted',
  'duplicate-name',
  'damaged',
  'manifest-missing',
  'manifest-invalid',
  'manifest-newer',
] as const;

/** Why an archive was refused. */
export type ArchiveFault = (typeof archiveFaults)[number];

/** What an archive may have at most. */
export const archiveLimits = {
  /** Bytes of the file; a site may set its own. */
  size: 200 * 1024 * 1024,
  entries: 10_000,
  /** Bytes of all entries together. */
  unpacked: 2 * 1024 * 1024 * 1024,
  /** How many times larger unpacked than packed. */
  ratio: 100,
} as const;
