import { html } from 'hono/html';
import { layout } from './layout';
import type { Html, Page, PageContext } from './page';

/** Forms that always fail, one for each status. */
export const outcomesPage: Page = {
  path: '/contact/outcomes',
  title: 'When sending fails',
  description: 'A form for each reason why a message cannot be sent.',
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
    text: 'The form is valid, but the mail server rejects the message.',
  },
  {
    form: 'outcome-payment-required',
    name: 'Payment required',
    text: 'The message is sent only after a payment.',
  },
  {
    form: 'outcome-spam',
    name: 'Spam',
    text: 'The spam filter classifies every message as spam.',
  },
] as const;

function body(context: PageContext): Html {
  return html`<div class="site-heading">
<h1>${outcomesPage.title}</h1>
<p class="site-lead">Send each form. Your text should stay in its fields, and the page should say why the
message was not sent.</p>
</div>
<div class="site-outcomes">${outcomes.map(
    ({ form, name, text }) => html`<section class="site-card" aria-labelledby="${form}">
<h2 id="${form}">${name}</h2>
<p>${text}</p>
${context.form(form)}
</section>`,
  )}</div>`;
}
