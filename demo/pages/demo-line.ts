import { html } from 'hono/html';
import type { Html } from './page';

const source = 'https://github.com/nh-elements/nh-elements/tree/main/demo';

/** The line at the top of every page: what the site is, where its source is, and where the documentation is. */
export function demoLine(): Html {
  return html`<aside class="site-demo" lang="en" dir="ltr" aria-label="About this site">
<p>A demo of nh-elements, with an invented workshop. <a href="${source}">Source</a> <a href="/docs">Documentation</a></p></aside>`;
}
