import { html } from 'hono/html';
import { layout } from './layout';
import type { Html, Page, PageContext } from './page';
import { site } from './site';

/** The contact form, drawn by the element from JSON. */
export const contactJsonPage: Page = {
  path: '/contact/json',
  title: 'Contact form from JSON',
  description: 'The contact form as a page builder prints it: one tag with its settings as JSON.',
  render: (context) => layout(context, contactJsonPage, body(context, contactJsonPage, 'contact')),
};

/** The form with every type of field, drawn by the element from JSON. */
export const everyFieldJsonPage: Page = {
  path: '/contact/json-every-field',
  title: 'Every field from JSON',
  description: 'Every kind of field, drawn from the JSON settings of one tag.',
  render: (context) =>
    layout(context, everyFieldJsonPage, body(context, everyFieldJsonPage, 'every-field')),
};

/** The plugin's ids of the forms. */
const formIds = { contact: 7, 'every-field': 8 } as const;

function body(context: PageContext, page: Page, form: keyof typeof formIds): Html {
  // The children are the fallback without scripts; the drawn form replaces them.
  return html`<div class="site-heading">
<h1>${page.title}</h1>
<p class="site-lead">The server prints one tag and no fields. The element draws the fields, and
sends them to the same address as the <a href="/contact">printed form</a>.</p>
</div>
<div class="site-form">
<nh-contact-form form-id="${formIds[form]}" settings="${JSON.stringify(context.formSettings(form))}">
<p>This form needs JavaScript. If it does not appear, write to
<a href="mailto:${site.email}">${site.email}</a> or ring <a href="${site.phoneLink}" dir="ltr">${site.phone}</a>.</p>
</nh-contact-form>
</div>`;
}
