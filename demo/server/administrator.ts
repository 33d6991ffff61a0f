import type { Context, MiddlewareHandler } from 'hono';
import { Refusal, refusalResponse } from '../../server/refusal';
import type { Guards } from '../../server/routes';
import { accountOf } from './account/account';
import { sessionOf } from './outbox/sessions';
import { isRestNonce } from './rest-nonce';
import type { Site } from './site';

/** The context variables of a request by an administrator. */
export interface AdministratorEnv {
  readonly Variables: {
    /** The account's name. Uploads, sessions and tokens belong to one account. */
    readonly person: string;
  };
}

/** The access checks of the API's routes, as WordPress does them. */
export function administratorGuards(site: Site): Guards<AdministratorEnv> {
  return { nonce: nonceGuard(site), session: sessionGuard(site) };
}

/**
 * Requires an administrator's session and its nonce, in the header `X-WP-Nonce` or, for links, in the query
 * as `_wpnonce`.
 */
function nonceGuard(site: Site): MiddlewareHandler<AdministratorEnv> {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store');
    const session = sessionOf(site, context);
    const nonce = nonceIn(context);
    // A cookie without a nonce does not count: the page of another site could have sent it.
    if (!session || nonce === undefined) return forbidden(context, 401);
    if (!isRestNonce(site, session, nonce)) return expired(context);
    const account = accountOf(site, context);
    if (!account?.isAdministrator) return forbidden(context, 403);
    context.set('person', account.name);
    return next();
  };
}

/** Requires an administrator's session. Images are requested without a nonce: they change nothing. */
function sessionGuard(site: Site): MiddlewareHandler<AdministratorEnv> {
  return async (context, next) => {
    const account = accountOf(site, context);
    if (!account?.isAdministrator) return forbidden(context, 401);
    context.set('person', account.name);
    return next();
  };
}

function nonceIn({ req }: Context): string | undefined {
  return req.header('X-WP-Nonce') ?? req.query('_wpnonce');
}

function forbidden(context: Context, status: 401 | 403): Response {
  const message = 'Sorry, you are not allowed to do that.';
  return refusalResponse(context, new Refusal(status, 'rest_forbidden', message));
}

function expired(context: Context): Response {
  const refusal = new Refusal(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');
  return refusalResponse(context, refusal);
}
