import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { formTexts } from '../../../server/form-texts';
import { isSame } from '../../../server/secrets';
import { visitorAddress } from '../../../server/visitor-address';
import { attachmentPath } from '../forms/attachments';
import { mailPath } from '../forms/mail';
import { visitorContext } from '../page-context';
import type { Site } from '../site';
import { isPassword } from './password';
import { submission, submissionPage } from './records';
import { beginSession, csrfToken, endSession, isAdministrator, sessionOf } from './sessions';
import { listView, loginView, submissionView } from './views';

const maxSize = 10_000;

type Env = { Variables: { session: string } };

/** The outbox: the visitors' submissions, protected by a password. */
export function outboxRoutes(site: Site): Hono<Env> {
  const app = new Hono<Env>();
  const tooLong = (context: Context) => loginPage(site, context, 'That is too long.', 413);
  app.use('/outbox/*', bodyLimit({ maxSize, onError: tooLong }), async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  app.post('/outbox/login', (context) => login(site, context));
  app.use('/outbox/*', async (context, next) => {
    const session = sessionOf(site, context);
    if (!session || !isAdministrator(site, session)) return loginPage(site, context);
    context.set('session', session);
    return next();
  });
  app.post('/outbox/logout', (context) => logout(site, context, context.var.session));
  app.get('/outbox', (context) => listPage(site, context, context.var.session));
  app.get('/outbox/:id{[0-9]+}', (context) => {
    const record = submission(site.database, Number(context.req.param('id')));
    return record
      ? context.html(submissionView(contextOf(site, context), record))
      : context.notFound();
  });
  app.get('/outbox/:id{[0-9]+}/mail.eml', (context) => mailFile(site, context));
  app.get('/outbox/:id{[0-9]+}/files/:file{[0-9]+}', (context) => attachment(site, context));
  return app;
}

function contextOf(site: Site, context: Context) {
  return visitorContext(site, context);
}

function loginPage(
  site: Site,
  context: Context,
  problem?: string,
  status: 401 | 403 | 413 | 429 = 401,
  to?: string,
) {
  return context.html(loginView(contextOf(site, context), problem, to), status);
}

/** The pages that the login may redirect to. */
const screens = ['/outbox', '/admin/regions'];

async function login(site: Site, context: Context): Promise<Response> {
  const { password, to: asked } = await formTexts(context);
  const to = screens.find((screen) => screen === asked) ?? '/outbox';
  const verdict = await site.passwordTries.verdict(
    visitorAddress(site, context),
    async () => typeof password === 'string' && (await isPassword(site.database, password)),
  );
  if (verdict === 'excess') {
    context.header('Retry-After', '60');
    return loginPage(site, context, 'Too many attempts. Wait a minute, then try again.', 429, to);
  }
  if (verdict === 'wrong') return loginPage(site, context, 'The password is wrong.', 403, to);
  beginSession(site, context, { role: 'administrator', name: 'admin' });
  return context.redirect(to, 303);
}

async function logout(site: Site, context: Context, session: string): Promise<Response> {
  const { csrf } = await formTexts(context);
  if (!isSame(String(csrf), csrfToken(site, session))) {
    return loginPage(site, context, 'The page had expired. You are still logged in.', 403);
  }
  endSession(site, context, session);
  return context.redirect('/outbox', 303);
}

function listPage(site: Site, context: Context, session: string) {
  const page = submissionPage(site.database, Number(context.req.query('page')));
  const list = { ...page, csrf: csrfToken(site, session) };
  return context.html(listView(contextOf(site, context), list));
}

async function mailFile(site: Site, context: Context): Promise<Response> {
  const file = submission(site.database, Number(context.req.param('id')))?.mailFile;
  return file ? download(context, mailPath(site.dataDir, file), 'mail.eml') : context.notFound();
}

async function attachment(site: Site, context: Context): Promise<Response> {
  const { id, file } = context.req.param();
  const attachments = submission(site.database, Number(id))?.attachments ?? [];
  const found = attachments.find((record) => record.id === Number(file));
  if (!found) return context.notFound();
  return download(context, attachmentPath(site.dataDir, found.file), found.name);
}

// Always a download: a visitor's file must not run as a page of this site.
async function download(context: Context, path: string, name: string): Promise<Response> {
  const plain = name.replace(/[^\w. -]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${rfc5987(name)}`;
  // The file may be lost, for example after an incomplete restore.
  const content = await readFile(path).catch(() => undefined);
  if (!content) return context.notFound();
  return context.body(content, 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': disposition,
  });
}

function rfc5987(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}
