import type { Database } from '../../../../server/database';
import { saveSetting, setting } from '../../../../server/settings';
import { type StarterPage, starterPages } from '../../../../server/starters';
import { transaction } from '../../../../server/transaction';
import type { DocumentFields } from '../document';
import { saveDocument } from '../documents';
import { saveMedia } from '../media';
import { saveMenu } from '../menus';
import { savePlugin } from '../plugins';
import { isSettingSection, saveSiteSetting } from '../site-settings';
import { saveTerm } from '../terms';
import { withIds } from './elements';
import { seededMenus } from './menus';
import { type SeededDocument, seededPages } from './pages';
import { seededPosts, seededTerms } from './posts';
import { seededPlugins, seededSettings } from './settings';
import { type SeededTemplate, seededTemplates } from './templates';
import { thumbnail } from './thumbnails';

/** Fills a new database with content. Runs once, since editors may remove the content. */
export function prepareContent(database: Database): void {
  if (setting(database, 'content') !== undefined) return;
  transaction(database, () => {
    for (const term of seededTerms) saveTerm(database, term);
    for (const document of seededDocuments(database)) saveDocument(database, document);
    for (const menu of seededMenus) saveMenu(database, menu);
    for (const plugin of seededPlugins) savePlugin(database, plugin);
    for (const [section, values] of Object.entries(seededSettings)) {
      if (isSettingSection(section)) saveSiteSetting(database, section, values);
    }
    saveSetting(database, 'content', 'kept');
  });
}

function seededDocuments(database: Database): readonly DocumentFields[] {
  const picture = (kind: string, tint: number) => saveMedia(database, thumbnail(kind, tint)) ?? '';
  return [
    ...seededPages.map((page, at) => written('page', page, picture('picture', at))),
    ...seededPosts.map((post, at) => written('post', post, picture('text', at))),
    ...seededTemplates.map((template, at) => built(template, picture(template.docType, at))),
    ...starterPages.map((page, at) => started(page, picture('picture', at))),
  ];
}

function written(type: 'page' | 'post', seed: SeededDocument, picture: string): DocumentFields {
  const { slug, title, excerpt, date, status = 'publish', categories = [], tags = [] } = seed;
  const created = Date.parse(`${date}T09:30:00Z`);
  return {
    type,
    docType: `wp-${type}`,
    slug,
    title,
    excerpt,
    status,
    author: 'admin',
    thumbnail: picture,
    content: withIds(`${type} ${slug}`, seed.content),
    terms: {
      ...(categories.length > 0 && { category: categories }),
      ...(tags.length > 0 && { post_tag: tags }),
    },
    created,
    edited: created,
  };
}

/** Starter pages are older than the content of the site, so that lists of the newest begin with that. */
const startersMade = Date.parse('2025-02-03T10:00:00Z');

function started({ menu: _, ...page }: StarterPage, picture: string): DocumentFields {
  return {
    ...page,
    docType: `wp-${page.type}`,
    status: 'publish',
    author: 'admin',
    thumbnail: picture,
    terms: {},
    created: startersMade,
    edited: startersMade,
  };
}

const templatesMade = Date.parse('2025-03-03T10:00:00Z');

function built(seed: SeededTemplate, picture: string): DocumentFields {
  const { slug, title, docType, content, pageSettings } = seed;
  return {
    type: 'template',
    docType,
    slug,
    title,
    excerpt: '',
    status: 'publish',
    author: 'admin',
    thumbnail: picture,
    content: withIds(`template ${slug}`, content),
    pageSettings,
    terms: {},
    created: templatesMade,
    edited: templatesMade,
  };
}
