import type { Context, MiddlewareHandler } from 'hono';

/** Whether a page is requested inside a frame, where it may be a preview. */
export function isFramed(context: Context): boolean {
  return context.req.header('Sec-Fetch-Dest') === 'iframe';
}

/** Allows `data:` images on framed pages. All other pages keep the strict policy. */
export const framePages: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.get('Content-Type')?.startsWith('text/html')) return;
  context.header('Vary', 'Sec-Fetch-Dest', { append: true });
  if (!isFramed(context)) return;
  const policy = context.res.headers.get('Content-Security-Policy');
  if (policy?.includes('img-src ')) return;
  // A logo that has not been uploaded yet is previewed from a `data:` URL.
  context.header('Content-Security-Policy', `${policy}; img-src 'self' data:`);
};
