import type { Context, MiddlewareHandler } from 'hono';

/** True of a page that is asked for inside a frame: there it may be a preview. */
export function isFramed(context: Context): boolean {
  return context.req.header('Sec-Fetch-Dest') === 'iframe';
}

/** Has a framed page show images that come inside their address; all other pages stay strict. */
export const framePages: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.get('Content-Type')?.startsWith('text/html')) return;
  context.header('Vary', 'Sec-Fetch-Dest', { append: true });
  if (!isFramed(context)) return;
  const policy = context.res.headers.get('Content-Security-Policy');
  // A logo that is tried out comes as a `data:` address, until it has been uploaded.
  context.header('Content-Security-Policy', `${policy}; img-src 'self' data:`);
};
