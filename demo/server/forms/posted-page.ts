import type { Context } from 'hono';
import { html } from 'hono/html';
import { visitorAddress } from '../../../server/visitor-address';
import { layout } from '../../pages/layout';
import type { Html, PageContext } from '../../pages/page';
import { type PostedForm, visitorContext } from '../page-context';
import type { Site } from '../site';
import { formById } from './definitions';
import { postedForm, TooMuchError } from './posted';
import { postedUnitTag } from './rest';
import { submit } from './submit';

/** A page to which its own forms are sent by browsers without scripts. */
export interface FormPage {
  /** The unit tags of the forms that it prints. */
  unitTags(): Promise<readonly string[]> | readonly string[];
  /** Renders the page with the result of a form. */
  render(form: PostedForm): Response | Promise<Response>;
  /** Answers a form that the page does not have. */
  refuse(): Response | Promise<Response>;
}

/** Answers the post of a form without scripts by its page, which shows the result. */
export async function postedPage(site: Site, context: Context, page: FormPage): Promise<Response> {
  context.header('Cache-Control', 'no-store');
  try {
    const formData = await postedForm(context.req.raw, site.limits);
    const form = await submitForm(site, page, formData, context);
    return form ? await page.render(form) : await page.refuse();
  } catch (error) {
    if (!(error instanceof TooMuchError)) throw error;
    const answer = tooMuch(visitorContext(site, context), error.message);
    return context.html(answer, 413);
  }
}

// Only the page's own forms are accepted, as in the plugin: the page could not show the result of another form.
async function submitForm(
  site: Site,
  page: FormPage,
  formData: FormData,
  context: Context,
): Promise<PostedForm | undefined> {
  const form = formById(String(formData.get('_wpcf7') ?? ''));
  const unitTag = postedUnitTag(formData);
  if (!form || !unitTag.startsWith(`wpcf7-f${form.id}-`)) return undefined;
  const unitTags = await page.unitTags();
  if (!unitTags.includes(unitTag)) return undefined;
  const verdict = await submit(site, { form, formData, address: visitorAddress(site, context) });
  return { unitTag, verdict, formData };
}

/** The unit tags of the forms in a page's HTML. */
export function unitTagsIn(page: string): readonly string[] {
  const boxes = page.matchAll(/<div class="wpcf7 no-js" id="([\w-]+)"/g);
  return [...boxes].map(([, unitTag = '']) => unitTag);
}

/** Why nothing was sent if the form is not one of the page. */
export const notOfThisPage =
  'Nothing was sent, because the form does not belong to this page. Go back, copy your text, reload the page, and send it again.';

/** A page that says so. */
export function notOfThisPageView(context: PageContext): Html {
  return nothingSent(context, 'Nothing was sent', notOfThisPage);
}

function tooMuch(context: PageContext, limit: string): Html {
  return nothingSent(
    context,
    'Too much at once',
    `Nothing was sent, because the form is too large. ${limit} Go back, remove something, and send it again.`,
  );
}

function nothingSent(context: PageContext, title: string, why: string): Html {
  return layout(
    context,
    { title, description: 'The form was not sent.' },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">${why}</p></div>`,
  );
}
