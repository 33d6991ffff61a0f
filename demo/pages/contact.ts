import { html } from 'hono/html';
import { hoursList, layout } from './layout';
import type { Html, Page, PageContext } from './page';
import { site } from './site';

/** The contact page, with the form in the plugin's markup. */
export const contactPage: Page = {
  path: '/contact',
  title: 'Tell us about your book',
  description: 'Write to Linden Bindery, ring the bench, or find the door in Weir Lane.',
  render: (context) => layout(context, contactPage, body(context)),
};

function body(context: PageContext): Html {
  return html`<div class="site-heading">
<h1>${contactPage.title}</h1>
<p class="site-lead">What it is, what ails it, and when you need it back. Wei Linden reads everything
and answers within two working days.</p>
</div>
<div class="site-columns">
<section class="site-form" aria-label="Write to us">
${context.form('contact')}
</section>
${aside()}
</div>`;
}

function aside(): Html {
  return html`<aside class="site-aside" aria-label="Other ways to reach us">
<section aria-labelledby="visit">
<h2 id="visit">Come by</h2>
<address>${site.name}<br>${site.street}<br>${site.town}</address>
<p>The green door after the mill, eight minutes on foot from the station. Ring twice: presses are loud.</p>
</section>
<section aria-labelledby="open">
<h2 id="open">Door open</h2>
${hoursList()}
</section>
<section aria-labelledby="call">
<h2 id="call">Ring or mail</h2>
<p><a href="${site.phoneLink}" dir="ltr">${site.phone}</a><br><a href="mailto:${site.email}">${site.email}</a></p>
</section>
</aside>`;
}
