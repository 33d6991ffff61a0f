import { html, raw } from 'hono/html';
import { linkAddress } from '../../../../src/print';
import { layout } from '../../../pages/layout';
import type { Html, PageContext } from '../../../pages/page';
import { type NavLink, site } from '../../../pages/site';
import type { Document } from '../document';
import { mediaPath } from '../media';
import { type Menu, menuItemAddress } from '../menus';
import type { PrintedPage } from '../printing/printed-page';

/** The stylesheet of the CMS's documents. */
export const contentStyles = ['/assets/content.css'];

/** A page or post. The footer has the links of the menus. */
export function documentView(
  context: PageContext,
  document: Document,
  printed: PrintedPage,
  menus: readonly Menu[],
): Html {
  const { title, excerpt, type, status, pageSettings = {} } = document;
  // A hidden title stays available to screen readers.
  const hidden = pageSettings.hide_title === 'yes' && html` class="cms-hidden"`;
  return layout(
    withSiteConfig(context, printed),
    { ...searchTexts(document), styles: pageStyles(context, printed), links: footerLinks(menus) },
    html`<article class="cms-document">
<header class="site-heading"><h1${hidden}>${title}</h1>
${excerpt && html`<p class="site-lead">${excerpt}</p>`}
${type === 'post' && html`<p class="cms-meta">${timeElement(document.created)} by ${document.author}</p>`}
${status === 'draft' && html`<p><span class="site-badge" data-status="invalid">Draft</span></p>`}
</header>
<div class="cms-content">${raw(printed.html)}</div>
</article>`,
  );
}

/** Addresses that the footer has beside its links to pages. */
const shownAnyway = [`mailto:${site.email}`, '/pages/privacy'];

/** The entries of all shown menus with their submenus, each address once. */
function footerLinks(menus: readonly Menu[]): readonly NavLink[] {
  const links = menus
    .filter(({ location }) => location !== '')
    .flatMap(({ items }) => items.flatMap((item) => [item, ...item.items]))
    .map((item) => ({ label: item.label, path: linkAddress(menuItemAddress(item)) ?? '' }))
    .filter(({ path }) => path !== '' && !shownAnyway.includes(path));
  return [...new Map(links.map((link) => [link.path, link])).values()];
}

/** The title and description of a document for search engines. */
export function searchTexts({ title, excerpt, pageSettings = {} }: Document) {
  const { seo_title: seoTitle, seo_description: seoText } = pageSettings;
  return {
    title: typeof seoTitle === 'string' && seoTitle ? seoTitle : title,
    description: typeof seoText === 'string' && seoText ? seoText : excerpt,
  };
}

/** The context of a page with the configuration that the settings of the site ask for. */
export function withSiteConfig(context: PageContext, { config }: PrintedPage): PageContext {
  return { ...context, config: { ...context.config, ...config } };
}

/** The stylesheets of a printed document. */
function pageStyles({ assets }: PageContext, { stylesheet }: PrintedPage): readonly string[] {
  return [...contentStyles, assets.blocks, stylesheet];
}

/** A template with the parts of the newest post. */
export function templateView(context: PageContext, template: Document, printed: PrintedPage): Html {
  const { title, docType, thumbnail } = template;
  return layout(
    withSiteConfig(context, printed),
    {
      title,
      description: `A template of the site: ${docType}.`,
      styles: pageStyles(context, printed),
    },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">A template of the kind <code>${docType}</code>. Titles, dates and texts of a document are those of
the newest post.</p></div>
<div class="site-card cms-content">${raw(printed.html)}</div>
<p class="site-actions"><a class="site-button" data-kind="quiet" href="/content/templates">All templates</a></p>
${thumbnail && html`<p><img class="cms-picture" src="${mediaPath(thumbnail)}" alt="Its thumbnail" width="160" height="120"></p>`}`,
  );
}

/** A date in words. */
export function timeElement(time: number): Html {
  const date = new Date(time);
  const words = date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return html`<time datetime="${date.toISOString()}">${words}</time>`;
}
