import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { visitorAddress } from '../../server/visitor-address';
import { errorPage, notFoundPage, pages } from '../pages';
import { layout } from '../pages/layout';
import type { Html, Page, PageContext } from '../pages/page';
import { formById } from './forms/definitions';
import { postedForm, TooMuchError } from './forms/posted';
import { postedUnitTag } from './forms/rest';
import { submit } from './forms/submit';
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

async function posted(site: Site, page: Page, context: Context): Promise<Response> {
  context.header('Cache-Control', 'no-store');
  try {
    const formData = await postedForm(context.req.raw, site.limits);
    const form = await submitForm(site, page, formData, context);
    return form ? await renderPage(site, page, context, form) : await refused(site, page, context);
  } catch (error) {
    if (!(error instanceof TooMuchError)) throw error;
    const answer = tooMuch(visitorContext(site, context), error.message);
    return context.html(answer, 413);
  }
}

// Only the page's own forms are accepted, as in the plugin: the page could not show the result of another form.
async function submitForm(
  site: Site,
  page: Page,
  formData: FormData,
  context: Context,
): Promise<PostedForm | undefined> {
  const form = formById(String(formData.get('_wpcf7') ?? ''));
  const unitTag = postedUnitTag(formData);
  if (!form || !unitTag.startsWith(`wpcf7-f${form.id}-`)) return undefined;
  const unitTags = await unitTagsOn(site, page, new URL(context.req.url));
  if (!unitTags.includes(unitTag)) return undefined;
  const verdict = await submit(site, { form, formData, address: visitorAddress(site, context) });
  return { unitTag, verdict, formData };
}

function renderPage(site: Site, page: Page, context: Context, form?: PostedForm) {
  const shown = visitorContext(site, context, form);
  return context.html(page.render(shown));
}

function refused(site: Site, page: Page, context: Context) {
  const notice =
    'Nothing was sent, because the form does not belong to this page. Go back, copy your text, reload the page, and send it again.';
  const plain = visitorContext(site, context);
  return context.html(page.render({ ...plain, notice }), 400);
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

function tooMuch(context: PageContext, limit: string): Html {
  const title = 'Too much at once';
  return layout(
    context,
    { title, description: 'The form holds more than can be sent.' },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">Nothing was sent, because the form is too large. ${limit}
Go back, remove something, and send it again.</p></div>`,
  );
}
