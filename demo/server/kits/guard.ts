import type { Context, MiddlewareHandler } from 'hono';
import { accountOf } from '../account/account';
import { sessionOf } from '../outbox/sessions';
import { isRestNonce } from '../rest-nonce';
import type { Site } from '../site';
import { wireError } from '../wire-error';

/** What the kits' calls know of who makes them. */
export interface KitEnv {
  readonly Variables: {
    /** The name of the administrator's account: uploads and sessions are theirs alone. */
    readonly person: string;
  };
}

/**
 * Lets through whom WordPress would: an administrator whose call brings a nonce of its session, in the
 * header `X-WP-Nonce` or, for links, as `_wpnonce` in the address.
 */
export function administratorsOnly(site: Site): MiddlewareHandler<KitEnv> {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store');
    const session = sessionOf(site, context);
    const nonce = givenNonce(context);
    // Without a nonce the cookie does not count: another site's page could have sent it.
    if (!session || nonce === undefined) return forbidden(context, 401);
    if (!isRestNonce(site, session, nonce)) return expired(context);
    const account = accountOf(site, context);
    if (!account?.isAdministrator) return forbidden(context, 403);
    context.set('person', account.name);
    return next();
  };
}

function givenNonce({ req }: Context): string | undefined {
  return req.header('X-WP-Nonce') ?? req.query('_wpnonce');
}

function forbidden(context: Context, status: 401 | 403): Response {
  return wireError(context, status, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
}

function expired(context: Context): Response {
  return wireError(context, 403, 'rest_cookie_invalid_nonce', 'Cookie check failed');
}
