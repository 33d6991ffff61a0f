import type { Context } from 'hono';

/** Says no to a call that is no REST, in the shape of the CMS's own. */
export function refused(
  context: Context,
  status: 403 | 413 | 422,
  code: string,
  message: string,
): Response {
  return context.json({ success: false, data: { code, message } }, status);
}
