import { html } from 'hono/html';
import { layout } from '../../pages/layout';
import { loginForm } from '../../pages/login-form';
import type { AccountView, Html, PageContext } from '../../pages/page';

/** The login page. `problem` is an error message about the last attempt. */
export function loginView(context: PageContext, redirectTo: string, problem = ''): Html {
  const title = 'Log in';
  return layout(
    context,
    { title, description: 'For the administrators of this site.' },
    html`<div class="site-narrow"><div class="site-heading"><h1>${title}</h1></div>
${problem && html`<p class="site-note" id="problem" role="alert">${problem}</p>`}
<div class="site-card">${loginForm(redirectTo, problem && 'problem')}</div></div>`,
  );
}

/** The account page. */
export function accountView(context: PageContext, account: AccountView): Html {
  const { name, isAdministrator, logoutUrl } = account;
  const title = 'Your account';
  return layout(
    context,
    { title, description: 'Your account on this site.' },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">You are logged in as ${name}.</p></div>
<p class="site-actions">${
      isAdministrator &&
      html`<a class="site-button" href="/outbox">To the outbox</a>
<a class="site-button" data-kind="quiet" href="/content">To the content</a>`
    }
<a class="site-button" data-kind="quiet" href="${logoutUrl}">Log out</a></p>`,
  );
}

/** The confirmation page for a logout link that is too old or comes from another site. */
export function logoutView(context: PageContext, { logoutUrl }: AccountView): Html {
  const title = 'Log out?';
  return layout(
    context,
    { title, description: 'Do you really want to log out?' },
    html`<div class="site-heading"><h1>${title}</h1></div>
<p class="site-actions"><a class="site-button" href="${logoutUrl}">Log out</a>
<a class="site-button" data-kind="quiet" href="/account">Stay</a></p>`,
  );
}
