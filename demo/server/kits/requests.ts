import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Refusal } from '../../../server/refusal';
import { readBody } from '../../../server/request-body';
import type { RequestReader } from '../../../server/routes';
import { validated } from '../../../server/validated';
import { kitRefusal } from './kit-error';

/** Validates requests to the kit routes. The error names the first invalid parameter. */
export const kitRequests: RequestReader = {
  body(value, shape) {
    if (value === undefined) throw kitRefusal('rest_invalid_json', 'Invalid JSON body passed.');
    return checked(shape, value);
  },
  query: ({ req }, shape) => checked(shape, req.query()),
  tooLarge,
};

/** Reads a body of at most `max` bytes. @throws Refusal `rest_content_too_large` */
export async function limitedBody(context: Context, max: number): Promise<Uint8Array> {
  const bytes = await readBody(context, max);
  if (!bytes) throw tooLarge();
  return bytes;
}

function tooLarge(): Refusal {
  return kitRefusal('rest_content_too_large', 'The request body is too large.');
}

function checked<Shape extends z.ZodMiniType>(shape: Shape, value: unknown): z.output<Shape> {
  const { data, issue } = validated(shape, value);
  if (!issue) return data;
  throw invalidParameters({ [String(issue.path[0] ?? 'body')]: issue.message });
}

/** The refusal of a request, with an error message for each invalid parameter. */
export function invalidParameters(problems: Readonly<Record<string, string>>): Refusal {
  const message = `Invalid parameter(s): ${Object.keys(problems).join(', ')}`;
  return kitRefusal('rest_invalid_param', message, { params: problems });
}
