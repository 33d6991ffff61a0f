import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * Answers an error in the shape that all REST errors have (facts: contact-form-7, 51), with `more`
 * beside its status.
 */
export function wireError(
  context: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): Response {
  context.header('Cache-Control', 'no-store');
  return context.json({ code, message, data: { status, ...more } }, status);
}
