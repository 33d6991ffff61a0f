import { html } from 'hono/html';
import { layout } from './layout';
import type { Html, Page, PageContext } from './page';

/** Forms that the server answers in the ways that a visitor hopes never to see. */
export const outcomesPage: Page = {
  path: '/contact/outcomes',
  title: 'When sending fails',
  description: 'One form for each way in which a message can fail to arrive.',
  render: (context) => layout(context, outcomesPage, body(context)),
};

const outcomes = [
  {
    form: 'outcome-aborted',
    name: 'Aborted',
    text: 'Something on the server stops the message before it is sent.',
  },
  {
    form: 'outcome-mail-failed',
    name: 'Mail failed',
    text: 'Everything is in order, but the mail server takes no mail.',
  },
  {
    form: 'outcome-payment-required',
    name: 'Payment required',
    text: 'The message waits until something has been paid for.',
  },
  {
    form: 'outcome-spam',
    name: 'Spam',
    text: 'The spam check takes every message for advertising.',
  },
] as const;

function body(context: PageContext): Html {
  return html`<div class="site-heading">
<h1>${outcomesPage.title}</h1>
<p class="site-lead">What you wrote should still be there, and the page should say what happened.
Send each form to see.</p>
</div>
<div class="site-outcomes">${outcomes.map(
    ({ form, name, text }) => html`<section class="site-card" aria-labelledby="${form}">
<h2 id="${form}">${name}</h2>
<p>${text}</p>
${context.form(form)}
</section>`,
  )}</div>`;
}
