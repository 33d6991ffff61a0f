import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { safeJson } from '../../../src/elements/kits/archive/safe-json';
import { wireError } from '../wire-error';

/** A call of the kit tools that cannot be understood; its answer is thrown. */
export class RefusedCall extends Error {
  constructor(readonly answer: Response) {
    super(`refused with ${answer.status}`);
  }
}

/** Bytes of a call's JSON: decisions about ten thousand documents fit in. */
const longestJson = 2 * 1024 * 1024;

/**
 * The JSON of a call, in the shape that the wire has.
 *
 * @throws RefusedCall it is too long, or has another shape
 */
export async function postedJson<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const bytes = await postedBytes(context, longestJson);
  const { data, success } = schema.safeParse(safeJson(bytes));
  if (success) return data;
  const answer = wireError(context, 400, 'rest_invalid_param', 'The call has another shape.');
  throw new RefusedCall(answer);
}

/**
 * The body of a call.
 *
 * @throws RefusedCall as soon as it passes `most`; the rest is then not read
 */
export async function postedBytes(context: Context, most: number): Promise<Uint8Array> {
  const { body, headers } = context.req.raw;
  const pieces: Uint8Array[] = [];
  let passed = 0;
  if (Number(headers.get('content-length')) > most) throw tooLong(context);
  for await (const piece of body ?? []) {
    passed += piece.byteLength;
    if (passed > most) throw tooLong(context);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function tooLong(context: Context): RefusedCall {
  return new RefusedCall(wireError(context, 413, 'rest_content_too_large', 'That is too long.'));
}
