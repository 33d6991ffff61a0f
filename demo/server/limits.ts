import { archiveLimits } from '../../src/elements/kits/wire/archive-fault';

/** How much the server takes from one visitor. */
export interface Limits {
  /** Bytes of a whole request body; default 12 MB. */
  readonly bodyBytes: number;
  /** Bytes of one file, whatever its form allows; default 10 MB. */
  readonly fileBytes: number;
  /** Files in one submission; default 5. */
  readonly files: number;
  /** Entries in one submission, files included; default 200. */
  readonly fields: number;
  /** Characters of one text, or of a field's name; default 20,000. */
  readonly fieldLength: number;
  /** Submissions in a minute from one address, above which they are spam; default 10. */
  readonly submissionsPerMinute: number;
  /** Tries of a password in a minute from one address, above which they wait; default 5. */
  readonly loginsPerMinute: number;
  /** Milliseconds between two tries above that; default 1,000. */
  readonly loginPause: number;
  /** Bytes of an uploaded kit; default 200 MB. */
  readonly kitBytes: number;
  /** Batches of tracked events that are taken in a minute from one address; default 120. */
  readonly beaconsPerMinute: number;
}

const megabyte = 1024 * 1024;

export const defaultLimits: Limits = {
  bodyBytes: 12 * megabyte,
  fileBytes: 10 * megabyte,
  files: 5,
  fields: 200,
  fieldLength: 20_000,
  submissionsPerMinute: 10,
  loginsPerMinute: 5,
  loginPause: 1000,
  kitBytes: archiveLimits.size,
  beaconsPerMinute: 120,
};
