import { html } from 'hono/html';
import type { Html } from '../pages/page';
import type { PageAssets } from '../server/site';

/** The head's links of a page that shows an example by itself. Search engines leave the page out. */
export function exampleLinks({ theme, blocks, css }: PageAssets): Html {
  return html`<meta name="robots" content="noindex">
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
${[theme, blocks, css, '/assets/docs/example.css'].map((href) => html`<link rel="stylesheet" href="${href}">\n`)}`;
}
