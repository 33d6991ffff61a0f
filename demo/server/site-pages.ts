import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { errorPage, notFoundPage, pages } from '../pages';
import { layout } from '../pages/layout';
import type { Html, Page, PageContext } from '../pages/page';
import { notOfThisPage, postedPage } from './forms/posted-page';
import { type PostedForm, unitTagsOn, visitorContext } from './page-context';
import type { Site } from './site';

/** The site's pages. Each page accepts posts of its own forms, which work without JavaScript. */
export function pageRoutes(site: Site): Hono {
  const app = new Hono();
  for (const page of pages) {
    app.get(page.path, (context) => renderPage(site, page, context));
    app.post(page.path, (context) => posted(site, page, context));
  }
  return app;
}

function posted(site: Site, page: Page, context: Context): Promise<Response> {
  return postedPage(site, context, {
    unitTags: () => unitTagsOn(site, page, new URL(context.req.url)),
    render: (form) => renderPage(site, page, context, form),
    refuse: () => refused(site, page, context),
  });
}

function renderPage(site: Site, page: Page, context: Context, form?: PostedForm) {
  const shown = visitorContext(site, context, form);
  return context.html(page.render(shown));
}

function refused(site: Site, page: Page, context: Context) {
  const plain = visitorContext(site, context);
  return context.html(page.render({ ...plain, notice: notOfThisPage }), 400);
}

/** The 404 page. */
export function printNotFound(site: Site, context: Context): Response | Promise<Response> {
  return context.html(notFoundPage.render(visitorContext(site, context)), 404);
}

/** The 403 page for a form that another site has sent. */
export function printForeign(site: Site, context: Context): Response | Promise<Response> {
  context.header('Cache-Control', 'no-store');
  return context.html(foreignView(visitorContext(site, context)), 403);
}

/** The 500 page. */
export function printError(site: Site, context: Context): Response | Promise<Response> {
  return context.html(errorPage.render(visitorContext(site, context)), 500);
}

function foreignView(context: PageContext): Html {
  const title = 'Nothing was sent';
  return layout(
    context,
    { title, description: 'The form came from another site.' },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">The form came from another site. Only pages of this site may send forms here.</p></div>`,
  );
}
