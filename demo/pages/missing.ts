import { html } from 'hono/html';
import { layout } from './layout';
import type { Page } from './page';
import { site } from './site';

/** The 404 page. */
export const notFoundPage: Page = {
  path: '/404',
  title: 'This page is missing',
  description: 'No page exists at this address.',
  render: (context) =>
    layout(
      context,
      notFoundPage,
      html`<div class="site-heading">
<h1>${notFoundPage.title}</h1>
<p class="site-lead">Torn out, or never bound in: no page exists at
<code>${context.url.pathname}</code>.</p>
<p class="site-actions"><a class="site-button" href="/">To the workshop</a>
<a class="site-button" data-kind="quiet" href="/contact">Write to us</a></p>
</div>`,
    ),
};

/** The 500 page. */
export const errorPage: Page = {
  path: '/500',
  title: 'Something came unstuck',
  description: 'The page could not be shown because of an error.',
  render: (context) =>
    layout(
      context,
      errorPage,
      html`<div class="site-heading">
<h1>${errorPage.title}</h1>
<p class="site-lead">That is our fault, not yours. Try again in a minute, or write to
<a href="mailto:${site.email}">${site.email}</a>.</p>
<p class="site-actions"><a class="site-button" href="/">To the workshop</a></p>
</div>`,
    ),
};
