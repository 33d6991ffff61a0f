import { html } from 'hono/html';
import { type AuthorizeRequest, siteOf } from './request';

type Html = ReturnType<typeof html>;

/** The values to keep in the form after an error. */
export interface Filled {
  readonly email?: string;
  readonly name?: string;
}

/** The page on which a person grants a site access, with an existing account or a new one. */
export function authorizeView(request: AuthorizeRequest, problem = '', filled: Filled = {}): Html {
  const site = siteOf(request) ?? '';
  const isNew = filled.name !== undefined;
  return page(
    'Connect to the library',
    html`<h1>Connect to the library</h1>
<p><strong>${site}</strong> wants to read and change the templates and kits of your account.</p>
${problem && html`<p class="problem" id="problem" role="alert">${problem}</p>`}
<form method="post" action="/authorize">${hidden(request)}
<h2>Sign in</h2>
${field('email', 'E-mail', 'email', 'username', isNew ? '' : filled.email)}
${field('password', 'Password', 'password', 'current-password')}
<button name="with" value="account">Connect</button></form>
<details${isNew ? ' open' : ''}><summary>Create an account</summary>
<form method="post" action="/authorize">${hidden(request)}
${field('name', 'Name', 'text', 'name', filled.name)}
${field('email', 'E-mail', 'email', 'email', isNew ? filled.email : '')}
${field('password', 'Password (at least 8 characters)', 'password', 'new-password')}
<button name="with" value="new">Create account and connect</button></form></details>
<form method="post" action="/authorize">${hidden(request)}
<button name="with" value="nothing" class="quiet">Do not connect</button></form>`,
  );
}

/** The page for a request without valid parameters. */
export function noRequestView(): Html {
  return page(
    'This link is incomplete',
    html`<h1>This link is incomplete</h1>
<p>It does not name the site that wants access. Go back to your site and choose Connect again.</p>`,
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
