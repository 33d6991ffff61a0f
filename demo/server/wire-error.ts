import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { refusalResponse } from '../../server/refusal';

/** Answers with an error in the shape of `refusalResponse`. `details` are more fields of its `data`. */
export function wireError(
  context: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): Response {
  return refusalResponse(context, { status, code, message, details });
}
