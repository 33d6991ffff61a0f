import { html } from 'hono/html';
import { layout } from '../../pages/layout';
import type { Html, PageContext } from '../../pages/page';
import type { SubmissionPage, SubmissionRecord } from './records';

const title = 'Outbox';
const description = 'The messages that visitors have sent.';

/**
 * The login page of the outbox. `problem` is an error message about the last attempt, `to` the requested page.
 */
export function loginView(context: PageContext, problem = '', to = '/outbox'): Html {
  return layout(
    context,
    { title, description },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">For the administrators of this site. The password is in <code>ADMIN_PASSWORD</code>, or was
printed in the terminal at the first start.</p></div>
${problem ? html`<p class="site-note" id="problem" role="alert">${problem}</p>` : ''}
<form method="post" action="/outbox/login" class="site-form wpcf7-form">
<p><label for="password">Password</label>
<input type="password" id="password" name="password" autocomplete="current-password" required${
      problem ? html` aria-describedby="problem"` : ''
    }></p>
<p><input type="hidden" name="to" value="${to}"><button class="site-button">Log in</button></p>
</form>`,
  );
}

/** The list of submissions, newest first. */
export function listView(
  context: PageContext,
  list: SubmissionPage & { readonly csrf: string },
): Html {
  const { records, page, pages, csrf } = list;
  return layout(
    context,
    { title, description },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">${records.length > 0 ? description : 'Nothing has been sent yet.'}</p></div>
${records.map((record) => card(record))}
${pages > 1 ? pager(page, pages) : ''}
<form method="post" action="/outbox/logout" class="site-actions"><input type="hidden" name="csrf" value="${csrf}">
<a class="site-button" data-kind="quiet" href="/admin/regions">Regions of the map</a>
<button class="site-button" data-kind="quiet">Log out</button></form>`,
  );
}

/** The page of one submission. */
export function submissionView(context: PageContext, record: SubmissionRecord): Html {
  const heading = `Submission ${record.id}`;
  return layout(
    context,
    { title: heading, description },
    html`<div class="site-heading"><h1>${heading}</h1></div>
${details(record)}
<p class="site-actions"><a class="site-button" data-kind="quiet" href="/outbox">To the outbox</a></p>`,
  );
}

function card(record: SubmissionRecord): Html {
  return html`<section class="site-card" aria-labelledby="s${record.id}">
<h2 id="s${record.id}"><a href="/outbox/${record.id}">Submission ${record.id}</a></h2>
${details(record)}
</section>`;
}

function details(record: SubmissionRecord): Html {
  const { formTitle, status, reason, created, address, answers } = record;
  return html`<dl>
${entry('Form', formTitle)}
${entry('Status', html`<code>${status}</code>${reason ? `: ${reason}` : ''}`)}
${entry('Time', html`<time datetime="${created.toISOString()}">${created.toUTCString()}</time>`)}
${entry('From', address)}
${answers.map(({ label, values }) => entry(label, values.join(', ')))}
${files(record)}
</dl>`;
}

function files({ id, attachments, mailFile }: SubmissionRecord): Html {
  return html`${attachments.map(({ id: file, field, name, size }) =>
    entry(field, html`<a href="/outbox/${id}/files/${file}">${name}</a> (${size} bytes)`),
  )}${mailFile ? entry('Mail', html`<a href="/outbox/${id}/mail.eml">mail.eml</a>`) : ''}`;
}

function entry(term: string, text: Html | string): Html {
  return html`<div><dt>${term}</dt><dd>${text}</dd></div>`;
}

function pager(page: number, pages: number): Html {
  const link = (to: number, text: string) => html`<a href="/outbox?page=${to}">${text}</a> `;
  return html`<nav aria-label="Pages"><p>${page > 1 ? link(page - 1, 'Newer') : ''}Page ${page} of ${pages}
${page < pages ? link(page + 1, 'Older') : ''}</p></nav>`;
}
