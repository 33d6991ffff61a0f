import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { formTexts } from '../../../server/form-texts';
import { isSame } from '../../../server/secrets';
import { visitorAddress } from '../../../server/visitor-address';
import { beginSession, csrfToken, endSession, sessionOf } from '../outbox/sessions';
import { visitorContext } from '../page-context';
import type { Site } from '../site';
import { accountOf, destination, isAccount, roleOf } from './account';
import { accountView, loginView, logoutView } from './views';

const maxSize = 10_000;

/** Login, logout and the account page. All work without JavaScript. */
export function accountRoutes(site: Site): Hono {
  const app = new Hono();
  const tooLong = (context: Context) =>
    loginPage(site, context, undefined, 'That is too long.', 413);
  for (const path of ['/login', '/logout', '/account']) {
    app.use(path, bodyLimit({ maxSize, onError: tooLong }), async (context, next) => {
      context.header('Cache-Control', 'no-store');
      await next();
    });
  }
  app.get('/login', (context) => loginPage(site, context, context.req.query('redirect_to')));
  app.post('/login', (context) => login(site, context));
  app.get('/logout', (context) => logout(site, context));
  app.get('/account', (context) => {
    const account = accountOf(site, context);
    if (!account) return context.redirect('/login?redirect_to=/account');
    return context.html(accountView(visitorContext(site, context), account));
  });
  return app;
}

function loginPage(
  site: Site,
  context: Context,
  redirectTo: unknown,
  problem?: string,
  status: 200 | 403 | 413 | 429 = 200,
) {
  const page = loginView(visitorContext(site, context), destination(redirectTo), problem);
  return context.html(page, status);
}

async function login(site: Site, context: Context): Promise<Response> {
  const { log, pwd, redirect_to: redirectTo } = await formTexts(context);
  const address = visitorAddress(site, context);
  const verdict = await site.passwordTries.verdict(address, () => isAccount(site, log, pwd));
  if (verdict === 'excess') {
    context.header('Retry-After', '60');
    const problem = 'Too many attempts. Wait a minute, then try again.';
    return loginPage(site, context, redirectTo, problem, 429);
  }
  if (verdict === 'wrong') {
    const problem = 'The username or the password is wrong.';
    return loginPage(site, context, redirectTo, problem, 403);
  }
  beginSession(site, context, { role: roleOf(log), name: String(log) });
  return context.redirect(destination(redirectTo), 303);
}

// A link, as in the CMS. Its nonce is known only to pages of the same session.
function logout(site: Site, context: Context) {
  const session = sessionOf(site, context);
  const account = accountOf(site, context);
  if (!session || !account) return context.redirect('/', 303);
  if (!isSame(context.req.query('_wpnonce') ?? '', csrfToken(site, session))) {
    return context.html(logoutView(visitorContext(site, context), account), 403);
  }
  endSession(site, context, session);
  return context.redirect('/', 303);
}
