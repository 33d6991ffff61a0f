import { html } from 'hono/html';
import { layout } from '../../../pages/layout';
import { navItem } from '../../../pages/nav';
import type { Html, PageContext } from '../../../pages/page';
import type { ListedDocument } from '../document';
import type { StoredMenu } from '../menus';
import type { Plugin } from '../plugins';
import { type SettingSection, type SettingValues, settingSections } from '../site-settings';
import type { DocumentTerm } from '../terms';
import { contentStyles } from './document';
import { menuList } from './menu';
import { settingValues } from './setting-values';
import { documentTable, pluginTable } from './tables';

/** The screens for administrators. */
const screens = [
  { path: '/content', label: 'Overview', section: [] },
  { path: '/content/templates', label: 'Templates' },
  { path: '/content/settings', label: 'Settings' },
  { path: '/content/plugins', label: 'Plugins' },
  { path: '/kit-export', label: 'Export a kit' },
  { path: '/kit-import', label: 'Import a kit' },
  { path: '/kit-library', label: 'Kit library' },
  { path: '/template-library', label: 'Template library' },
];

/** A screen, with links to the others. */
export function screen(context: PageContext, title: string, lead: string, body: Html): Html {
  return layout(
    context,
    { title, description: lead, styles: contentStyles },
    html`<div class="site-heading"><h1>${title}</h1><p class="site-lead">${lead}</p></div>
<nav aria-label="Content" class="cms-screens"><ul>${screens.map((link) => navItem(link, context.url.pathname))}</ul></nav>
${body}`,
  );
}

/** The data of the overview. */
export interface Overview {
  readonly pages: readonly ListedDocument[];
  readonly posts: readonly ListedDocument[];
  readonly menus: readonly StoredMenu[];
  readonly terms: readonly DocumentTerm[];
  readonly works: number;
}

/** The overview: pages, posts, menus, terms and works. */
export function overviewView(context: PageContext, overview: Overview): Html {
  const { pages, posts, menus, terms, works } = overview;
  return screen(
    context,
    'Content',
    'The content of this site, as kits contain it.',
    html`${section('pages', 'Pages', documentTable(pages, { caption: 'Pages', kind: 'status' }))}
${section('posts', 'Posts', documentTable(posts, { caption: 'Posts', kind: 'status' }))}
${section(
  'menus',
  'Menus',
  html`<div class="cms-cards">${menus.map(
    (menu) => html`<div class="site-card" id="menu-${menu.slug}"><h3>${menu.name}</h3>
<p class="cms-meta">${menu.location ? `Shown at: ${menu.location}` : 'Not shown'}</p>${menuList(menu)}</div>`,
  )}</div>`,
)}
${section('terms', 'Terms', termList(terms))}
${section('works', 'Custom post types', html`<p><a href="/portfolio">Portfolio</a>: ${works} works</p>`)}`,
  );
}

/** The screen with all templates. */
export function templatesView(context: PageContext, templates: readonly ListedDocument[]): Html {
  return screen(
    context,
    'Templates',
    'The building blocks of pages, and the parts around them.',
    documentTable(templates, { caption: 'Templates', kind: 'docType' }),
  );
}

/** The screen with all settings. */
export function settingsView(
  context: PageContext,
  settings: Partial<Record<SettingSection, SettingValues>>,
): Html {
  return screen(
    context,
    'Site settings',
    'The page builder’s design settings of the site.',
    html`<div class="cms-cards">${Object.entries(settingSections).map(([name, title]) => {
      const values = settings[name as SettingSection];
      return html`<section class="site-card" aria-labelledby="setting-${name}">
<h2 id="setting-${name}">${title}</h2>
${values ? settingValues(values) : html`<p class="cms-meta">The theme’s defaults.</p>`}</section>`;
    })}</div>`,
  );
}

/** The screen with all plugins. */
export function pluginsView(context: PageContext, plugins: readonly Plugin[]): Html {
  return screen(context, 'Plugins', 'The software that extends the site.', pluginTable(plugins));
}

/** The page for a visitor who is logged in but not an administrator. */
export function forbiddenView(context: PageContext): Html {
  return layout(
    context,
    { title: 'Content', description: 'For the administrators of the site.' },
    html`<div class="site-heading"><h1>Content</h1>
<p class="site-lead">Your account does not have access to the site’s content.</p></div>`,
  );
}

function section(id: string, title: string, body: Html): Html {
  return html`<section class="cms-section" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${body}</section>`;
}

function termList(terms: readonly DocumentTerm[]): Html {
  return html`<ul class="cms-terms">${terms.map(
    ({ name, taxonomy, description }) =>
      html`<li>${name} <span class="cms-meta">${taxonomy}${
        description && html`: ${description}`
      }</span></li>`,
  )}</ul>`;
}
