import type { Context } from 'hono';

/**
 * Reads the body of a request.
 *
 * @returns undefined as soon as it exceeds `max` bytes; the rest is not read, so the connection is closed after the
 *   response
 */
export async function readBody(context: Context, max: number): Promise<Uint8Array | undefined> {
  const bytes = await bytesOf(context.req.raw, max);
  if (!bytes) context.header('Connection', 'close');
  return bytes;
}

async function bytesOf({ body, headers }: Request, max: number): Promise<Uint8Array | undefined> {
  if (Number(headers.get('content-length')) > max) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
