import { html } from 'hono/html';
import { type AuthorizeRequest, siteOf } from './request';

type Html = ReturnType<typeof html>;

/** What a person has filled in before. */
export interface Filled {
  readonly email?: string;
  readonly name?: string;
}

/** Asks a person to let a site in, with an account that is there or a new one. */
export function authorizeView(request: AuthorizeRequest, problem = '', filled: Filled = {}): Html {
  const site = siteOf(request) ?? '';
  const isNew = filled.name !== undefined;
  return page(
    'Connect to the library',
    html`<h1>Connect to the library</h1>
<p><strong>${site}</strong> asks to read and change the templates and kits of your account.</p>
${problem && html`<p class="problem" id="problem" role="alert">${problem}</p>`}
<form method="post" action="/authorize">${hidden(request)}
<h2>With your account</h2>
${field('email', 'E-mail', 'email', 'username', isNew ? '' : filled.email)}
${field('password', 'Password', 'password', 'current-password')}
<button name="with" value="account">Connect</button></form>
<details${isNew ? ' open' : ''}><summary>Make an account</summary>
<form method="post" action="/authorize">${hidden(request)}
${field('name', 'Name', 'text', 'name', filled.name)}
${field('email', 'E-mail', 'email', 'email', isNew ? filled.email : '')}
${field('password', 'Password, 8 characters or more', 'password', 'new-password')}
<button name="with" value="new">Make it and connect</button></form></details>
<form method="post" action="/authorize">${hidden(request)}
<button name="with" value="nothing" class="quiet">Do not connect</button></form>`,
  );
}

/** Says that a link to here was none. */
export function noRequestView(): Html {
  return page(
    'This link is incomplete',
    html`<h1>This link is incomplete</h1>
<p>It does not say which site asks. Go back to your site, and choose Connect there again.</p>`,
  );
}

function field(name: string, label: string, type: string, autocomplete: string, value = ''): Html {
  return html`<p><label>${label}
<input name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}" required></label></p>`;
}

function hidden(request: AuthorizeRequest): Html {
  return html`${Object.entries(request).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}`;
}

function page(title: string, main: Html): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/style.css"></head><body><main>${main}</main></body></html>`;
}
