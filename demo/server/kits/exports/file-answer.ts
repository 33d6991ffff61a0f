import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context } from 'hono';

/** A file to download. An interrupted download can be resumed. */
export interface OfferedFile {
  readonly path: string;
  /** Letters, digits and hyphens, with an extension. */
  readonly name: string;
  readonly type: string;
  /** Changes with the file. */
  readonly etag: string;
}

/** Streams a file, or the requested range of it. */
export async function fileAnswer(context: Context, file: OfferedFile): Promise<Response> {
  const { size } = await stat(file.path);
  const etag = `"${file.etag}"`;
  context.header('Accept-Ranges', 'bytes');
  context.header('ETag', etag);
  const range = rangeAsked(context, etag, size);
  if (range === 'outside') {
    context.header('Content-Range', `bytes */${size}`);
    return context.body(null, 416);
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  context.header('Content-Type', file.type);
  context.header('Content-Disposition', `attachment; filename="${file.name}"`);
  context.header('Content-Length', String(end - start + 1));
  if (range) context.header('Content-Range', `bytes ${start}-${end}/${size}`);
  const status = range ? 206 : 200;
  if (context.req.raw.method === 'HEAD' || size === 0) return context.body(null, status);
  const stream = Readable.toWeb(createReadStream(file.path, { start, end }));
  return context.body(stream as ReadableStream<Uint8Array>, status);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The requested range. Multiple ranges and ranges of another version of the file are ignored. */
function rangeAsked({ req }: Context, etag: string, size: number): Range | 'outside' | undefined {
  const condition = req.header('If-Range');
  if (condition !== undefined && condition !== etag) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(req.header('Range') ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return 'outside';
  return start <= end ? { start, end } : undefined;
}
