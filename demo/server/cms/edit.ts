import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { formTexts } from '../../../server/form-texts';
import { isSame } from '../../../server/secrets';
import type { PageContext } from '../../pages/page';
import { csrfToken, sessionOf } from '../outbox/sessions';
import type { Site } from '../site';
import { administratorPage } from './administrator-page';
import { changeableDocument } from './changeable-document';
import type { Document } from './document';
import { removeDocument, saveDocument } from './documents';
import { frontPage, removeFrontPage, saveFrontPage } from './front-page';
import { editView } from './views/edit';

const address = '/content/edit/:type/:slug';
const maxSize = 20_000;

/** The screen on which administrators edit or remove a document, without JavaScript. */
export function editRoutes(site: Site): Hono {
  const app = new Hono();
  app.use(address, bodyLimit({ maxSize }));
  app.get(address, (context) =>
    onDocument(site, context, (page, document, csrf) =>
      context.html(editView(page, document, { csrf, isFront: isFront(site, document) })),
    ),
  );
  app.post(address, async (context) => {
    const posted = await formTexts(context);
    return onDocument(site, context, (page, document, csrf) =>
      change(site, context, { page, document, csrf, posted }),
    );
  });
  return app;
}

interface Change {
  readonly page: PageContext;
  readonly document: Document;
  readonly csrf: string;
  readonly posted: Readonly<Record<string, unknown>>;
}

function change(site: Site, context: Context, { page, document, csrf, posted }: Change) {
  const { database, clock } = site;
  const refused = (problem: string, status: 403 | 422) =>
    context.html(
      editView(page, document, { csrf, problem, isFront: isFront(site, document) }),
      status,
    );
  if (!isSame(String(posted.csrf), csrf)) {
    return refused('The page had expired, so nothing was changed. Send it again.', 403);
  }
  const { type, slug } = document;
  if (posted.action === 'remove') {
    removeDocument(database, type, slug);
    return context.redirect('/content', 303);
  }
  const [title, excerpt] = [text(posted.title), text(posted.excerpt)];
  if (title === '') return refused('A document needs a title.', 422);
  const status = posted.status === 'draft' ? 'draft' : 'publish';
  saveDocument(database, { ...document, title, excerpt, status, edited: clock() });
  if (type === 'page') setFront(site, slug, posted.front !== undefined);
  return context.redirect(
    type === 'template' ? '/content/templates' : `/content#${type}-${slug}`,
    303,
  );
}

function isFront({ database }: Site, { type, slug }: Document): boolean {
  return type === 'page' && frontPage(database)?.page === slug;
}

function setFront({ database }: Site, slug: string, isFront: boolean): void {
  if (isFront) saveFrontPage(database, { page: slug });
  else if (frontPage(database)?.page === slug) removeFrontPage(database);
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Runs `answer` for an administrator and an existing document. */
function onDocument(
  site: Site,
  context: Context,
  answer: (page: PageContext, document: Document, csrf: string) => Response | Promise<Response>,
): Response | Promise<Response> {
  const document = changeableDocument(site, context);
  if (!document) return context.notFound();
  const session = sessionOf(site, context) ?? '';
  return administratorPage(site, context, (page) =>
    answer(page, document, csrfToken(site, session)),
  );
}
