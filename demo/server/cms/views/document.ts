import { html } from 'hono/html';
import { layout } from '../../../pages/layout';
import type { Html, PageContext } from '../../../pages/page';
import type { Document } from '../document';
import { mediaPath } from '../media';
import type { Menu } from '../menus';
import { menuList } from './menu';
import { elementsView } from './widgets';

/** The stylesheet of the CMS's documents. */
export const contentStyles = ['/assets/content.css'];

/** A page or post, with the menus that its widgets show. */
export function documentView(
  context: PageContext,
  document: Document,
  menus: readonly Menu[],
): Html {
  const { title, excerpt, type, status, pageSettings = {} } = document;
  // A hidden title stays available to screen readers.
  const hidden = pageSettings.hide_title === 'yes' && html` class="cms-hidden"`;
  const widgets = { menus, showsUnknown: false };
  return layout(
    context,
    { title, description: excerpt, styles: contentStyles },
    html`<article class="cms-document">
<header class="site-heading"><h1${hidden}>${title}</h1>
${excerpt && html`<p class="site-lead">${excerpt}</p>`}
${type === 'post' && html`<p class="cms-meta">${timeElement(document.created)} by ${document.author}</p>`}
${status === 'draft' && html`<p><span class="site-badge" data-status="invalid">Draft</span></p>`}
</header>
<div class="cms-content">${elementsView(document.content, widgets)}</div>
</article>
<div class="cms-menus">${menus.filter(({ location }) => location !== '').map(menuList)}</div>`,
  );
}

/** A template without a document: dynamic widgets show their names. */
export function templateView(
  context: PageContext,
  template: Document,
  menus: readonly Menu[],
): Html {
  const { title, docType, thumbnail } = template;
  return layout(
    context,
    { title, description: `A template of the site: ${docType}.`, styles: contentStyles },
    html`<div class="site-heading"><h1>${title}</h1>
<p class="site-lead">A template of the kind <code>${docType}</code>. What it takes from a document is named
by the widget that brings it.</p></div>
<div class="site-card cms-content">${elementsView(template.content, { menus, showsUnknown: true })}</div>
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
