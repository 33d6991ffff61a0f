import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { formTexts } from '../../server/form-texts';
import { visitorAddress } from '../../server/visitor-address';
import { type Account, accountBy, emailTaken, makeAccount } from '../accounts/accounts';
import { exchangeCode, grantCode } from '../accounts/grants';
import type { Service } from '../service';
import { type AuthorizeRequest, authorizeRequest, returnAddress, siteOf } from './request';
import { style } from './style';
import { authorizeView, type Filled, noRequestView } from './views';

const maxSize = 10_000;
const PASSWORD_LENGTH = 8;

const tokenRequest = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  // RFC 7636, 4.1.
  code_verifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
});

/** The routes on which a person grants a site access, and on which the site exchanges its code for a token. */
export function authorizeRoutes(service: Service): Hono {
  const app = new Hono();
  app.use('*', async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
  });
  app.get('/style.css', (context) => {
    context.header('Content-Type', 'text/css; charset=utf-8');
    return context.body(style);
  });
  app.get('/authorize', (context) => {
    const request = authorizeRequest(context.req.query());
    return request ? ask(context, request) : context.html(noRequestView(), 400);
  });
  app.post('/authorize', bodyLimit({ maxSize }), (context) => authorize(service, context));
  app.post('/token', bodyLimit({ maxSize }), async (context) => {
    const { success, data } = z.safeParse(tokenRequest, await formTexts(context));
    const { code, redirect_uri, code_verifier } = data ?? {};
    const token =
      success && code && redirect_uri && code_verifier
        ? await exchangeCode(service, code, redirect_uri, code_verifier)
        : undefined;
    context.header('Cache-Control', 'no-store');
    if (!token) return context.json({ error: 'invalid_grant' }, 400);
    return context.json({ access_token: token, token_type: 'Bearer' });
  });
  return app;
}

async function authorize(service: Service, context: Context): Promise<Response> {
  const form = await formTexts(context);
  const request = authorizeRequest(form);
  if (!request) return context.html(noRequestView(), 400);
  const { with: way, email = '', password = '', name } = form;
  if (way === 'nothing')
    return context.redirect(returnAddress(request, { error: 'access_denied' }));
  const filled = way === 'new' ? { email, name: name ?? '' } : { email };
  const address = visitorAddress(service, context);
  const turn = await service.passwordTries.turn(address, email.toLowerCase());
  const tooMany = () =>
    ask(context, request, 'Too many attempts. Wait a minute, then try again.', filled, 429);
  if (turn === 'refused') return tooMany();
  const outcome =
    way === 'new'
      ? await newAccount(service, email, name ?? '', password)
      : ((await accountBy(service, email, password)) ??
        'The e-mail address or the password is wrong.');
  if (typeof outcome !== 'string') {
    const code = await grantCode(service, outcome, request.redirect_uri, request.code_challenge);
    return context.redirect(returnAddress(request, { code }));
  }
  return turn === 'queued' ? tooMany() : ask(context, request, outcome, filled, 401);
}

async function newAccount(
  service: Service,
  email: string,
  name: string,
  password: string,
): Promise<Account | string> {
  if (!/^[^@\s]+@[^@\s]+$/.test(email) || !name.trim()) return 'Fill in a name and an e-mail.';
  if (password.length < PASSWORD_LENGTH) {
    return `The password has less than ${PASSWORD_LENGTH} characters.`;
  }
  if (await emailTaken(service, email))
    return 'There is an account of this e-mail. Connect with it.';
  return makeAccount(service, { email, name: name.trim(), plan: 'none', password });
}

function ask(
  context: Context,
  request: AuthorizeRequest,
  problem?: string,
  filled?: Filled,
  status: 200 | 401 | 429 = 200,
): Response | Promise<Response> {
  // Browsers apply `form-action` to redirects too, so the policy names the origin of the requesting site.
  const target = siteOf(request);
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${target}; frame-ancestors 'none'; base-uri 'none'`;
  context.header('Content-Security-Policy', policy);
  context.header('Cache-Control', 'no-store');
  return context.html(authorizeView(request, problem, filled), status);
}
