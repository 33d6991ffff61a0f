import type { Context } from 'hono';

/** An error response in the shape of the CMS's AJAX calls. */
export function refused(
  context: Context,
  status: 403 | 413 | 422,
  code: string,
  message: string,
): Response {
  return context.json({ success: false, data: { code, message } }, status);
}
