import { html, raw } from 'hono/html';
import { scriptData } from '../../../pages/layout';
import type { Html, PageContext } from '../../../pages/page';
import type { Document } from '../document';
import type { PrintedPage } from '../printing/printed-page';
import { searchTexts, withSiteConfig } from './document';

/** The fonts of `starters.css`: with them in the first frame, nothing moves. */
const fonts = ['400', '700'].map((weight) => `/fonts/karla-latin-${weight}-normal.woff2`);

/** True if the document asks for a page without the header, the footer and the look of the site. */
export function isCanvas({ pageSettings = {} }: Document): boolean {
  return pageSettings.template === 'elementor_canvas';
}

/** A document that is the whole page, in the look of `nh-theme.css`. */
export function canvasView(context: PageContext, document: Document, printed: PrintedPage): Html {
  const { assets, config } = withSiteConfig(context, printed);
  const { title, description } = searchTexts(document);
  const styles = [
    assets.theme,
    assets.css,
    assets.blocks,
    '/assets/starters.css',
    printed.stylesheet,
  ];
  const preloads = assets.preloads(printed.html, { isAdopted: config.adopt === true });
  return html`<!doctype html>
<html lang="en" id="top">
<head>
<meta charset="utf-8">
<script type="application/json" id="nh-config">${scriptData({ ...config, features: ['nested-elements', 'container'] })}</script>
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
${fonts.map((href) => html`<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)}
${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
<script type="module" src="${assets.autoload}"></script>
${preloads.map((href) => html`<link rel="modulepreload" href="${href}">`)}
</head>
<body>
<main>${raw(printed.html)}</main>
</body>
</html>`;
}
