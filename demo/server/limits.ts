import { archiveLimits } from '../../src/api/kits/archive-fault';

/** Limits of requests, uploads and attempts. */
export interface Limits {
  /** The largest request body in bytes; default 12 MB. */
  readonly bodyBytes: number;
  /** The largest file in bytes, regardless of the form's own limit; default 10 MB. */
  readonly fileBytes: number;
  /** The largest number of files in a submission; default 5. */
  readonly files: number;
  /** The largest number of entries in a submission, files included; default 200. */
  readonly fields: number;
  /** The longest text or field name in characters; default 20,000. */
  readonly fieldLength: number;
  /** Submissions per minute and IP address; more are treated as spam. Default 10. */
  readonly submissionsPerMinute: number;
  /** Login attempts per minute and IP address; more are delayed. Default 5. */
  readonly loginsPerMinute: number;
  /** The delay of such an attempt in milliseconds; default 1,000. */
  readonly loginPause: number;
  /** The largest uploaded kit in bytes; default 200 MB. */
  readonly kitBytes: number;
  /** Batches of tracked events per minute and IP address; default 120. */
  readonly beaconsPerMinute: number;
  /** The size of an upload chunk of a kit in bytes; default 4 MB. */
  readonly kitChunkBytes: number;
  /** The time limit for downloading a kit, or for checking a batch of its items, in milliseconds; default two minutes. */
  readonly kitTime: number;
  /** The time of a request for a step of a kit's import or export in milliseconds; default one second. */
  readonly kitStepTime: number;
  /** The most pictures that an import fetches; default 2,000. */
  readonly kitPictures: number;
  /** The most bytes of all pictures of an import; default 500 MB. */
  readonly kitPictureBytes: number;
  /** The time limit for a picture in milliseconds; default 15 seconds. */
  readonly kitPictureTime: number;
  /** The time limit for all pictures of an import in milliseconds; default 20 minutes. */
  readonly kitPicturesTime: number;
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
  kitChunkBytes: 4 * megabyte,
  kitTime: 120_000,
  kitStepTime: 1000,
  kitPictures: 2000,
  kitPictureBytes: 500 * megabyte,
  kitPictureTime: 15_000,
  kitPicturesTime: 20 * 60_000,
};
