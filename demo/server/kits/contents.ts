import type { Database } from '../../../server/database';
import type { SiteContents } from '../../../src/api/kits/contents';
import { templateGroups } from '../../../src/api/kits/sections';
import { site as workshop } from '../../pages/site';
import { type DocumentType, documentPath, type ListedDocument, workType } from '../cms/document';
import { documentSlugs, listedDocumentPages } from '../cms/documents';
import { type MenuItem, menus } from '../cms/menus';
import { plugins } from '../cms/plugins';
import { settingSections, siteSettings } from '../cms/site-settings';
import { postTaxonomies, taxonomyTerms } from '../cms/terms';
import { taxonomies as workTaxonomies } from '../portfolio/terms';
import type { Site } from '../site';
import { letOthersRun } from './imports/batches';

/**
 * The site's content that a kit can contain.
 *
 * @param origin the origin of absolute URLs
 */
export async function siteContentsOf(
  { database, limits, kits }: Site,
  origin: string,
): Promise<SiteContents> {
  const items = (type: DocumentType) => itemsOf(database, type, (one) => item(one, origin));
  return {
    site: { name: workshop.name, url: `${origin}/` },
    content: {
      pages: { title: 'Pages', items: await items('page') },
      posts: { title: 'Posts', items: await items('post') },
      menus: { title: 'Menus', items: menuItems(database, origin) },
      customPostTypes: { title: 'Custom post types', items: [portfolioItem(database, origin)] },
      taxonomies: { title: 'Taxonomies', items: taxonomyItems(database, origin) },
      works: { title: 'Works of the portfolio', items: await items(workType) },
    },
    templates: await templateSections(database, origin),
    settings: settingItems(database),
    plugins: [...plugins(database)],
    exportGroups: { ...templateGroups },
    canInstallPlugins: kits.mayInstallPlugins ?? true,
    formats: ['elementor'],
    maxUploadSize: limits.kitBytes,
  };
}

/** The titles of the template sections. */
const groupTitles: Readonly<Record<string, string>> = {
  saved: 'Saved templates',
  headers: 'Headers',
  footers: 'Footers',
  archives: 'Archives',
  singlePosts: 'Single posts',
  singlePages: 'Single pages',
  searchResults: 'Search results',
  error404: 'Error 404',
  popups: 'Popups',
  globalWidgets: 'Global widgets',
};

/** Documents that are listed at once. */
const PAGE = 500;

/** The items of all documents of a type. The server answers other requests while they are read. */
async function itemsOf<Item>(
  database: Database,
  type: DocumentType,
  itemOf: (document: ListedDocument) => Item,
): Promise<Item[]> {
  const items: Item[] = [];
  for (const page of listedDocumentPages(database, type, PAGE)) {
    items.push(...page.map(itemOf));
    await letOthersRun();
  }
  return items;
}

function item(document: ListedDocument, origin: string) {
  const { id, title, slug } = document;
  return { id: String(id), title, slug, url: origin + documentPath(document) };
}

function menuItems(database: Database, origin: string) {
  return menus(database).map(({ id, slug, name, items }) => ({
    id: String(id),
    title: name,
    slug,
    url: `${origin}/content#menu-${slug}`,
    count: entryCount(items),
  }));
}

/** The number of entries of a menu, with those below others. */
function entryCount(items: readonly MenuItem[]): number {
  return items.reduce((sum, { items: inner }) => sum + 1 + entryCount(inner), 0);
}

function portfolioItem(database: Database, origin: string) {
  const count = documentSlugs(database, workType).length;
  const url = `${origin}/portfolio`;
  return { id: workType, title: 'Portfolio', slug: workType, url, count };
}

/** The taxonomies whose terms a kit can contain, with the number of terms. */
function taxonomyItems(database: Database, origin: string) {
  const ofPosts = Object.entries(postTaxonomies).map(([name, title]) => ({
    id: name,
    title,
    slug: name,
    url: `${origin}/content#terms`,
    count: taxonomyTerms(database, name).length,
  }));
  const ofWorks = workTaxonomies.map(({ name, title, terms }) => ({
    id: name,
    title,
    slug: name,
    url: `${origin}/portfolio`,
    count: terms.length,
  }));
  return [...ofPosts, ...ofWorks];
}

async function templateSections(
  database: Database,
  origin: string,
): Promise<SiteContents['templates']> {
  const all = await itemsOf(database, 'template', (template) => ({
    ...item(template, origin),
    doc_type: template.docType,
  }));
  return Object.fromEntries(
    Object.entries(groupTitles).map(([group, title]) => [
      group,
      { title, items: all.filter(({ doc_type }) => templateGroups[doc_type] === group) },
    ]),
  );
}

function settingItems(database: Database): SiteContents['settings'] {
  const set = siteSettings(database);
  return Object.fromEntries(
    Object.entries(settingSections).map(([section, title]) => [
      section,
      { title, isSet: Object.hasOwn(set, section) },
    ]),
  );
}
