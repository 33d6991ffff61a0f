import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';

/** A file's compressed content. */
interface Compressed {
  /** The file's modification time when it was compressed. */
  readonly time: number;
  readonly content: Promise<{ body: Buffer<ArrayBuffer>; etag: string }>;
}

/** The variable that a handler sets for `brotli()`: the path on disk of the served file. */
export type FileEnv = { Variables: { file?: string } };

// Below this size the header costs more than the compression saves. The library's smallest files shrink by half.
const smallest = 420;
const compress = promisify(brotliCompress);
const kept = new Map<string, Compressed>();

/**
 * Serves text files as Brotli to clients that accept it. Each file is compressed once at the highest level and
 * cached in memory until it changes.
 */
export function brotli(): MiddlewareHandler<FileEnv> {
  return async (context, next) => {
    await next();
    const { file } = context.var;
    if (!file || !isText(context.res) || !isPreferred(context.req.header('Accept-Encoding')))
      return;
    const { body, etag } = await compressedFile(file);
    await context.res.body?.cancel();
    const sent = context.req.method === 'HEAD' ? null : body;
    context.res = new Response(sent, context.res);
    context.header('Content-Encoding', 'br');
    context.header('Content-Length', String(body.length));
    context.header('Vary', 'Accept-Encoding');
    context.header('ETag', etag);
  };
}

/** The file at `path`, compressed with Brotli at the highest level. */
export async function compressedFile(
  path: string,
): Promise<{ body: Buffer<ArrayBuffer>; etag: string }> {
  const { mtimeMs: time } = await stat(path);
  const found = kept.get(path);
  if (found?.time === time) return found.content;
  const content = compressed(path);
  kept.set(path, { time, content });
  // A failure is not cached.
  content.catch(() => kept.delete(path));
  return content;
}

async function compressed(path: string) {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const body = await compress(content, { params });
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { body, etag };
}

function isText({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has('Content-Encoding') &&
    Number(headers.get('Content-Length')) >= smallest &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '')
  );
}

/** Whether a client accepts Brotli, and does not prefer gzip. */
export function isPreferred(accepted = ''): boolean {
  const weights = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  const weight = weights.get('br') ?? 0;
  return weight > 0 && weight >= (weights.get('gzip') ?? 0);
}
