import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { StartupError } from '../../server/startup-error';
import type { Blobs } from './blobs';

/** A bucket of an S3-compatible store. */
interface Bucket {
  readonly bucket: string;
  /** The prefix of all names, such as `kits/`. */
  readonly prefix: string;
  readonly region: string;
  /** The address of a store that is not Amazon's. */
  readonly endpoint: string | undefined;
  /** Whether a missing bucket is created. */
  readonly isCreated: boolean;
}

/**
 * Stores the kits' files in an S3-compatible store. Its keys come from the usual variables `AWS_ACCESS_KEY_ID` and
 * `AWS_SECRET_ACCESS_KEY`, or from the machine's role.
 *
 * @param address `s3://bucket/prefix?endpoint=https://s3.example&region=eu-1`; all but the bucket may be absent.
 *   `create=1` creates a missing bucket
 * @param folder a local folder that receives uploads before they are stored
 * @throws StartupError the address is invalid, or the bucket cannot be reached
 */
export async function s3Blobs(address: string, folder: string): Promise<Blobs> {
  const { bucket, prefix, region, endpoint, isCreated } = bucketOf(address);
  const client = new S3Client({
    region,
    // Other stores do not know the checksums that Amazon's client appends to a body by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Stores of others address buckets by path.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  });
  const object = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  const partialPath = (name: string): string => join(folder, `${name}.part`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await assertReachable(client, bucket, isCreated);
  return {
    partialPath,
    async keep(name) {
      const path = partialPath(name);
      const { size } = await stat(path);
      const content = { Body: createReadStream(path), ContentLength: size };
      await client.send(
        new PutObjectCommand({ ...object(name), ...content, ContentType: 'application/zip' }),
      );
      await rm(path);
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(object(name)));
        return Body?.transformToWebStream();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(name) {
      await rm(partialPath(name), { force: true });
      await client.send(new DeleteObjectCommand(object(name)));
    },
  };
}

function bucketOf(address: string): Bucket {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const endpoint = url?.searchParams.get('endpoint') ?? undefined;
  const isValid =
    url?.protocol === 's3:' && url.hostname && (endpoint === undefined || URL.canParse(endpoint));
  if (!isValid) {
    throw new StartupError(
      `BLOBS_URL is "${address}", which is no store: write s3://bucket?endpoint=https://…&region=….`,
    );
  }
  const path = url.pathname.replace(/^\/|\/$/g, '');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const isCreated = url.searchParams.get('create') === '1';
  return { bucket: url.hostname, prefix: path && `${path}/`, region, endpoint, isCreated };
}

async function assertReachable(
  client: S3Client,
  bucket: string,
  isCreated: boolean,
): Promise<void> {
  const head = () => client.send(new HeadBucketCommand({ Bucket: bucket }));
  const create = async (error: unknown) => {
    if (!isCreated || !(error instanceof NotFound)) throw error;
    await client.send(new CreateBucketCommand({ Bucket: bucket })).catch(async (failure) => {
      // Another process may have created it at the same time.
      const isThere = await head().then(
        () => true,
        () => false,
      );
      if (!isThere) throw failure;
    });
  };
  try {
    await head().catch(create);
  } catch (cause) {
    const why = cause instanceof Error ? cause.name : String(cause);
    throw new StartupError(`The bucket "${bucket}" of BLOBS_URL cannot be used: ${why}.`, {
      cause,
    });
  }
}
