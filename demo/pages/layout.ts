import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { bodyClass, colorSnippet } from './color-parts';
import { demoLine } from './demo-line';
import { loginPopup, siteHeader } from './header-parts';
import { navItem } from './nav';
import type { Html, PageContext } from './page';
import { templatePreview } from './preview-parts';
import { formLinks, mainLinks, type NavLink, openingHours, site } from './site';

/** The metadata of a page. */
interface PrintedPage {
  readonly title: string;
  readonly description: string;
  /** Addresses of further stylesheets. */
  readonly styles?: readonly string[] | undefined;
  /** Markup for the end of the body. */
  readonly end?: Html;
  /** The tags in the first viewport, if known: their files are preloaded. */
  readonly first?: readonly string[];
  /** The links of the footer. Default: those of the header. */
  readonly links?: readonly NavLink[];
  /** True: leaves out the header's tools and popups. */
  readonly isBare?: boolean;
}

/** The HTML document around every page. */
export async function layout(
  context: PageContext,
  page: PrintedPage,
  body: Html,
): Promise<HtmlEscapedString> {
  const { config, assets, notice, url } = context;
  // A floating bar at the end of the page takes space at the top, so painting waits for the end.
  const content = await html`<a class="site-skip" href="#main">Skip to the content</a>
${demoLine()}
${page.isBare ? '' : siteHeader(context)}
<main id="main" tabindex="-1">
${notice && html`<p class="site-note site-notice" role="alert">${notice}</p>`}
${body}
</main>
${formsList(url)}
${footer(url, page.links ?? mainLinks)}
${page.isBare ? '' : html`${loginPopup(context)}${templatePreview(context)}`}
${page.end}
<div id="page-end" hidden></div>`;
  const early = {
    isAdopted: config.adopt === true,
    first: page.first,
    language: language(config),
  };
  return html`<!doctype html>
<html lang="${language(config)}" dir="${config.rtl === true ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<script type="application/json" id="nh-config">${scriptData(config)}</script>
${colorSnippet(context)}
<title>${page.title} – ${site.name}</title>
<meta name="description" content="${page.description}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f7f4">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111614">
<link rel="expect" href="#page-end" blocking="render">
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/site.css">
<link rel="stylesheet" href="/assets/palettes.css">
<link rel="stylesheet" href="/assets/header.css">
<link rel="stylesheet" href="/assets/search.css">
<link rel="stylesheet" href="/assets/parts.css">
<link rel="stylesheet" href="/assets/forms.css">
<link rel="stylesheet" href="/assets/pages.css">
${page.styles?.map((href) => html`<link rel="stylesheet" href="${href}">`)}
<link rel="stylesheet" href="${assets.css}">
<script type="module" src="${assets.autoload}"></script>
${assets.preloads(String(content), early).map((href) => html`<link rel="modulepreload" href="${href}">`)}
</head>
<body${bodyClass(context)}>
${content}
</body>
</html>`;
}

/** The links between the variants of the contact form, below each of them. */
function formsList({ pathname }: URL): Html {
  if (!formLinks.some(({ path }) => path === pathname)) return html``;
  return html`<nav class="site-forms" aria-label="Forms of this demo">
<p>Forms of this demo</p>
<ul>${formLinks.map((link) => navItem(link, pathname))}</ul>
</nav>`;
}

function footer(url: URL, links: readonly NavLink[]): Html {
  return html`<footer class="site-footer">
<div class="site-footer-place">
<p class="site-footer-name">${site.name}</p>
<address><p>${site.street}<br>${site.town}</p>
<p><a href="${site.phoneLink}" dir="ltr">${site.phone}</a></p>
<p><a href="mailto:${site.email}">${site.email}</a></p></address>
<p><a href="/privacy">Privacy</a></p>
</div>
<div>
<h2>Door open</h2>
${hoursList()}
</div>
<nav aria-label="Pages">
<h2>Pages</h2>
<ul>${links.map((link) => navItem(link, url.pathname))}</ul>
</nav>
</footer>`;
}

/** The opening hours, for the footer and the contact page. */
export function hoursList(): Html {
  return html`<dl class="site-hours">${openingHours.map(
    ({ days, hours }) => html`<div><dt>${days}</dt><dd><bdi>${hours}</bdi></dd></div>`,
  )}</dl>`;
}

/** The `lang` attribute. The CMS's locale has an underscore instead of a hyphen. */
function language({ locale }: PageContext['config']): string {
  return typeof locale === 'string' && locale !== '' ? locale.replaceAll('_', '-') : 'en';
}

/** JSON for a `<script>`: escapes `<`, so that no text can close the element or open a comment. */
export function scriptData(data: unknown): Html {
  return raw(JSON.stringify(data).replaceAll('<', '\\u003c'));
}
