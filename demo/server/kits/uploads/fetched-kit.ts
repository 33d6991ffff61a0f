import { posix } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { fetchRequest } from '../../../../src/api/kits/upload';
import type { AdministratorEnv } from '../../administrator';
import { displayName } from '../../forms/attachments';
import type { Site } from '../../site';
import { answerOrigin } from '../../site-address';
import { KitError } from '../kit-error';
import { withTimeLimit } from '../time-limit';
import { download, kitRules } from './download';
import type { Upload, UploadSource } from './records';
import type { UploadStore } from './store';

/** A kit that the server downloads. */
interface Incoming {
  readonly source: UploadSource;
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * Downloads a kit from an address or from the library. After a failure, no file remains.
 *
 * @throws KitError `error-loading-resource`, `timeout`, or `invalid-zip-file` if it is too large
 */
export function fetchedKit(
  site: Site,
  uploads: UploadStore,
  context: Context<AdministratorEnv>,
  request: z.infer<typeof fetchRequest>,
): Promise<Upload> {
  const { person } = context.var;
  return withTimeLimit(site.limits.kitTime, async (signal) => {
    const { source, name, bytes } =
      'file_url' in request
        ? await fromAddress(site, context, request.file_url, signal)
        : await fromLibrary(site, person, request.kit_cloud_id, signal);
    return uploads.saveDownload(
      { person, source, name },
      limitBytes(bytes, site.limits.kitBytes),
      signal,
    );
  });
}

async function fromAddress(
  site: Site,
  context: Context,
  address: string,
  signal: AbortSignal,
): Promise<Incoming> {
  const allowed = { own: ownOrigin(site, context), others: site.kits.origins ?? [] };
  const bytes = await download(address, kitRules(allowed), signal);
  if (Number(bytes.headers['content-length']) > site.limits.kitBytes) {
    bytes.destroy();
    throw tooLarge();
  }
  const { pathname } = new URL(address, allowed.own || undefined);
  return { source: 'address', name: displayName(posix.basename(pathname)), bytes };
}

/**
 * The site's own origin; empty when unknown. A `Host` header may contain the port of another local server, so only
 * the port of the request's connection is accepted.
 */
function ownOrigin(site: Site, context: Context): string {
  const origin = answerOrigin(site, context);
  if (site.siteUrl || !origin) return origin;
  const { incoming } = context.env as HttpBindings;
  const { port, protocol } = new URL(origin);
  const named = Number(port) || (protocol === 'https:' ? 443 : 80);
  return named === incoming.socket.localPort ? origin : '';
}

async function fromLibrary(
  { kits: { library }, limits }: Site,
  person: string,
  id: string,
  signal: AbortSignal,
): Promise<Incoming> {
  const fetched = library?.fetch(person, id).catch((cause: unknown) => {
    throw new KitError('error-loading-resource', {}, { cause });
  });
  const kit = await Promise.race([fetched, rejectOnAbort(signal)]);
  if (!kit) throw new KitError('error-loading-resource');
  if (kit.size > limits.kitBytes) {
    await kit.stream.cancel();
    throw tooLarge();
  }
  return { source: 'library', name: displayName(kit.fileName), bytes: kit.stream };
}

/** Rejects when `signal` is aborted. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Passes the bytes on, and throws after `most` bytes. */
async function* limitBytes(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<Uint8Array> {
  let passed = 0;
  try {
    for await (const piece of bytes) {
      passed += piece.length;
      if (passed > most) throw tooLarge();
      yield piece;
    }
  } catch (cause) {
    throw cause instanceof KitError ? cause : new KitError('error-loading-resource', {}, { cause });
  }
}

const tooLarge = (): KitError => new KitError('invalid-zip-file', { reason: 'too-large' });
