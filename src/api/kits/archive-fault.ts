/**
 * The reasons for refusing an archive before any of it is written: `data.reason` of an `invalid-zip-file`
 * error. `data.entry` names the faulty entry, if there is one.
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

/** The reason for refusing an archive. */
export type ArchiveFault = (typeof archiveFaults)[number];

/** The limits of an archive. */
export const archiveLimits = {
  /** Bytes of the file. A site may set its own limit. */
  size: 200 * 1024 * 1024,
  entries: 10_000,
  /** Bytes of all entries together. */
  unpacked: 2 * 1024 * 1024 * 1024,
  /** The factor by which an entry may be larger unpacked than packed. */
  ratio: 100,
} as const;
