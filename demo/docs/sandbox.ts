import { html } from 'hono/html';
import type { Html } from '../pages/page';
import type { PageAssets } from '../server/site';
import { exampleLinks } from './example-links';

/**
 * The policy of the page that shows what a reader has edited. Its origin is opaque, also outside of its frame, so that
 * no script on it reaches the site's cookies and storage. Its forms and inline scripts do nothing.
 *
 * @param origin the site's, such as `https://bindery.example`
 */
export const sandboxPolicy = (origin: string): string =>
  [
    'sandbox allow-scripts',
    // In WebKit, an opaque origin has no files that are its own, so `'self'` allows none.
    `default-src 'self' ${origin}`,
    `img-src 'self' ${origin} data:`,
    "require-trusted-types-for 'script'",
    'trusted-types nh docs-sandbox',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ');

/** The page that shows what a reader has edited. It is empty until its parent sends a message; its address has no say. */
export function sandboxPage(assets: PageAssets): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Edited example – nh-elements</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${exampleLinks(assets)}
<script src="/assets/docs/sandbox.js" defer></script>
</head>
<body data-look="device" data-autoload="${assets.autoload}">
<main></main>
</body>
</html>`;
}
