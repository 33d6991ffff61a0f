import { html } from 'hono/html';
import { layout } from './layout';
import type { Page } from './page';

/** A form with every type of field. */
export const everyFieldPage: Page = {
  path: '/contact/every-field',
  title: 'Every kind of field',
  description: 'A commission form with every kind of field that the form plugin can print.',
  render: (context) =>
    layout(
      context,
      everyFieldPage,
      html`<div class="site-heading">
<h1>${everyFieldPage.title}</h1>
<p class="site-lead">Our long commission form, with one of everything. Most people want
<a href="/contact">the short one</a>.</p>
</div>
<div class="site-form">
${context.form('every-field')}
</div>`,
    ),
};
