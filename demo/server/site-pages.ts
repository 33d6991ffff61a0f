import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { errorPage, notFoundPage, pages } from '../pages';
import { layout } from '../pages/layout';
import type { Html, Page, PageContext } from '../pages/page';
import { formById } from './forms/definitions';
import { postedForm, TooMuchError } from './forms/posted';
import { postedUnitTag } from './forms/rest';
import { submit } from './forms/submit';
import { type PostedForm, unitTagsOn, visitorContext } from './page-context';
import type { Site } from './site';
import { visitorAddress } from './visitor';

/** The site's pages. Each takes its own forms, so that they work without JavaScript. */
export function pageRoutes(site: Site): Hono {
  const app = new Hono();
  for (const page of pages) {
    app.get(page.path, (context) => printed(site, page, context));
    app.post(page.path, (context) => posted(site, page, context));
  }
  return app;
}

async function posted(site: Site, page: Page, context: Context): Promise<Response> {
  context.header('Cache-Control', 'no-store');
  try {
    const formData = await postedForm(context.req.raw, site.limits);
    const form = await taken(site, page, formData, context);
    return form ? await printed(site, page, context, form) : await refused(site, page, context);
  } catch (error) {
    if (!(error instanceof TooMuchError)) throw error;
    const answer = tooMuch(visitorContext(site, context), error.message);
    return context.html(answer, 413);
  }
}

// Only the page's own forms are answered, as the plugin does: no other could say what became of it.
async function taken(
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

function printed(site: Site, page: Page, context: Context, form?: PostedForm) {
  const shown = visitorContext(site, context, form);
  // It holds what the session's calls must bring along: for nobody else's eyes.
  if (shown.account && !form) context.header('Cache-Control', 'private, no-cache');
  return context.html(page.render(shown));
}

function refused(site: Site, page: Page, context: Context) {
  const notice =
    'Nothing was sent, because what you sent belongs to no form on this page. Go back, copy what you wrote, load the page again, and send it from there.';
  const plain = visitorContext(site, context);
  return context.html(page.render({ ...plain, notice }), 400);
}

/** The page for an address that nothing answers. */
export function printNotFound(site: Site, context: Context): Response | Promise<Response> {
  return context.html(notFoundPage.render(visitorContext(site, context)), 404);
}

/** The page for what another site has had the visitor's browser send. */
export function printForeign(site: Site, context: Context): Response | Promise<Response> {
  context.header('Cache-Control', 'no-store');
  return context.html(foreignView(visitorContext(site, context)), 403);
}

/** The page for what went wrong on the server. */
export function printError(site: Site, context: Context): Response | Promise<Response> {
  return context.html(errorPage.render(visitorContext(site, context)), 500);
}

function foreignView(context: PageContext): Html {
  const title = 'Nothing was sent';
  return layout(
    context,
    { title, description: 'The form came from another site.' },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">What your browser sent came from another site, and only this site's own pages may send
anything here.</p></div>`,
  );
}

function tooMuch(context: PageContext, limit: string): Html {
  const title = 'Too much at once';
  return layout(
    context,
    { title, description: 'The form holds more than can be sent.' },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">Nothing was sent, because the form holds more than we can take. ${limit}
Go back, leave something out, and send it again.</p></div>`,
  );
}
