import { type Context, Hono } from 'hono';
import type { Html, PageContext } from '../../pages/page';
import { accountOf } from '../account/account';
import { notOfThisPageView, postedPage, unitTagsIn } from '../forms/posted-page';
import { type PostedForm, visitorContext } from '../page-context';
import type { Site } from '../site';
import { administratorPage } from './administrator-page';
import { buildPages } from './build/pages';
import { type Document, type DocumentType, documentTypes, workType } from './document';
import { documentBySlug, documentSlugs, listedDocuments, newestPost } from './documents';
import { editRoutes } from './edit';
import { frontPage } from './front-page';
import { mediaByName, mediaPath } from './media';
import { menus } from './menus';
import { plugins } from './plugins';
import { printedPage, styleName } from './printing/printed-page';
import { siteSettings } from './site-settings';
import { postTaxonomies, taxonomyTerms } from './terms';
import { canvasView, isCanvas } from './views/canvas';
import { documentView, templateView } from './views/document';
import { overviewView, pluginsView, settingsView, templatesView } from './views/screens';

/** Pages and posts for visitors, and the screens with the CMS's content for administrators. */
export function contentRoutes(site: Site): Hono {
  const { database } = site;
  const app = new Hono();
  app.get('/', (context, next) => withFrontPage(site, context, documentAnswer) ?? next());
  app.post('/', (context, next) => withFrontPage(site, context, postedAnswer) ?? next());
  for (const type of ['page', 'post'] as const) {
    const path = `/${type}s/:slug`;
    app.get(path, (context) => withDocument(site, context, type, documentAnswer));
    app.post(path, (context) => withDocument(site, context, type, postedAnswer));
  }
  app.get('/page-styles/:type/:slug/:name', (context) => stylesheet(site, context));
  app.get(mediaPath(':name'), (context) => picture(site, context));
  const screen = (path: string, view: (page: PageContext) => Html) =>
    app.get(path, (context) =>
      administratorPage(site, context, (page) => context.html(view(page))),
    );
  screen('/content', (page) =>
    overviewView(page, {
      pages: listedDocuments(database, 'page'),
      posts: listedDocuments(database, 'post'),
      menus: menus(database),
      terms: Object.keys(postTaxonomies).flatMap((name) => taxonomyTerms(database, name)),
      works: documentSlugs(database, workType).length,
    }),
  );
  screen('/content/templates', (page) =>
    templatesView(page, listedDocuments(database, 'template')),
  );
  screen('/content/settings', (page) => settingsView(page, siteSettings(database)));
  screen('/content/plugins', (page) => pluginsView(page, plugins(database)));
  app.get('/content/templates/:slug', (context) => {
    // The access check comes first: the response must not reveal which templates exist.
    return administratorPage(site, context, (page) => {
      const template = requestedDocument(site, context, 'template');
      if (!template) return context.notFound();
      return context.html(
        templateView(
          page,
          template,
          printedPage(site, template, { document: newestPost(database) }),
        ),
      );
    });
  });
  app.route('/', editRoutes(site));
  app.route('/', buildPages(site));
  return app;
}

/** Answers a request about a document. */
type AnswerOf = (site: Site, context: Context, document: Document) => Response | Promise<Response>;

function withDocument(site: Site, context: Context, type: 'page' | 'post', answer: AnswerOf) {
  const document = seenDocument(site, context, type);
  return document ? answer(site, context, document) : context.notFound();
}

/** Answers by the front page, if one is set and published. */
function withFrontPage(site: Site, context: Context, answer: AnswerOf) {
  const slug = frontPage(site.database)?.page;
  const document = slug ? documentBySlug(site.database, 'page', slug) : undefined;
  return document?.status === 'publish' ? answer(site, context, document) : undefined;
}

/** Answers a form that a browser without scripts has sent to the document that contains it. */
function postedAnswer(site: Site, context: Context, document: Document) {
  return postedPage(site, context, {
    unitTags: () => unitTagsIn(printedPage(site, document).html),
    render: (posted) => documentAnswer(site, context, document, posted),
    refuse: () => context.html(notOfThisPageView(visitorContext(site, context)), 400),
  });
}

function documentAnswer(site: Site, context: Context, document: Document, posted?: PostedForm) {
  const page = visitorContext(site, context);
  const printed = printedPage(site, document, { document, posted });
  if (isCanvas(document)) return context.html(canvasView(page, document, printed));
  return context.html(documentView(page, document, printed, menus(site.database)));
}

/** A stylesheet of a document. It is permanent under its present name; an older name answers the present CSS once. */
function stylesheet(site: Site, context: Context) {
  const type = documentTypes.find((one) => one === context.req.param('type'));
  const document = type && seenDocument(site, context, type);
  if (!document) return context.notFound();
  const { css } = printedPage(site, document);
  const isPresent = context.req.param('name') === styleName(css);
  const scope = document.status === 'publish' ? 'public' : 'private';
  context.header('Cache-Control', isPresent ? `${scope}, max-age=31536000, immutable` : 'no-store');
  context.header('Content-Type', 'text/css; charset=utf-8');
  return context.body(css);
}

function picture({ database }: Site, context: Context) {
  const media = mediaByName(database, context.req.param('name') ?? '');
  if (!media) return context.notFound();
  // Immutable: the name is made from the bytes.
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  context.header('Content-Type', media.type);
  return context.body(media.bytes);
}

/** The requested document, unless it is a draft or template that only administrators see. */
function seenDocument(site: Site, context: Context, type: DocumentType): Document | undefined {
  const document = requestedDocument(site, context, type);
  const isPublic = document?.status === 'publish' && type !== 'template';
  return isPublic || accountOf(site, context)?.isAdministrator ? document : undefined;
}

function requestedDocument(
  { database }: Site,
  context: Context,
  type: DocumentType,
): Document | undefined {
  return documentBySlug(database, type, context.req.param('slug') ?? '');
}
