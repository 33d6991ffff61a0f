import type { Database } from '../../../../server/database';
import {
  type DocumentFields,
  type DocumentType,
  documentPath,
  documentTypes,
} from '../../cms/document';
import { documentBySlug, removeDocument, saveDocument } from '../../cms/documents';
import { type Menu, menuBySlug, removeMenu, saveMenu } from '../../cms/menus';
import { type Plugin, pluginByFile, removePlugin, savePlugin } from '../../cms/plugins';
import {
  isSettingSection,
  removeSiteSetting,
  type SettingValues,
  saveSiteSetting,
  siteSetting,
} from '../../cms/site-settings';
import { type DocumentTerm, removeTerm, saveTerm, taxonomyTerms } from '../../cms/terms';

/** A kind of item in kits. Each item has a key on the site. */
export interface Kind<Value extends object> {
  /** The site's item with this key. */
  read(database: Database, key: string): Value | undefined;
  write(database: Database, key: string, value: Value): void;
  remove(database: Database, key: string): void;
  /** The path of the page that shows the item. */
  path(key: string): string;
  /** The key with a number appended. Missing for kinds whose items cannot be renamed. */
  withNumber?(key: string, number: number): string;
}

const documents: Kind<DocumentFields> = {
  read: (database, key) => documentBySlug(database, ...documentKey(key)),
  write: (database, key, value) => {
    const [type, slug] = documentKey(key);
    saveDocument(database, { ...value, type, slug });
  },
  remove: (database, key) => removeDocument(database, ...documentKey(key)),
  path: (key) => {
    const [type, slug] = documentKey(key);
    return documentPath({ type, slug });
  },
  withNumber: (key, number) => `${key}-${number}`,
};

const menus: Kind<Menu> = {
  read: menuBySlug,
  write: (database, slug, menu) => saveMenu(database, { ...menu, slug }),
  remove: removeMenu,
  path: (slug) => `/content#menu-${encodeURIComponent(slug)}`,
  withNumber: (slug, number) => `${slug}-${number}`,
};

const terms: Kind<DocumentTerm> = {
  read: (database, key) => {
    const [taxonomy, slug] = halves(key);
    return taxonomyTerms(database, taxonomy).find((term) => term.slug === slug);
  },
  write: (database, _key, term) => saveTerm(database, term),
  remove: (database, key) => {
    const isUsed = database
      .prepare(
        `SELECT 1 FROM document_terms JOIN terms ON terms.id = term
         WHERE taxonomy || '/' || slug = ? LIMIT 1`,
      )
      .get(key);
    // Documents may use the term by now.
    if (!isUsed) removeTerm(database, ...halves(key));
  },
  path: () => '/content#terms',
};

const settings: Kind<SettingValues> = {
  read: (database, section) =>
    isSettingSection(section) ? siteSetting(database, section) : undefined,
  write: (database, section, values) => {
    if (isSettingSection(section)) saveSiteSetting(database, section, values);
  },
  remove: (database, section) => {
    if (isSettingSection(section)) removeSiteSetting(database, section);
  },
  path: (section) => `/content/settings#setting-${section}`,
};

const plugins: Kind<Plugin> = {
  read: pluginByFile,
  write: (database, _file, plugin) => savePlugin(database, plugin),
  remove: removePlugin,
  path: () => '/content/plugins',
};

/** All kinds of items in kits. */
export const kinds = {
  document: documents,
  menu: menus,
  term: terms,
  setting: settings,
  plugin: plugins,
};

/** The name of a kind. */
export type KindName = keyof typeof kinds;

/** The kind with this name, for items of any type. */
export const kindOf = (name: KindName): Kind<object> => kinds[name];

/** The key of a document: `page/about`. */
export const keyOfDocument = ({ type, slug }: Pick<DocumentFields, 'type' | 'slug'>): string =>
  `${type}/${slug}`;

function documentKey(key: string): [type: DocumentType, slug: string] {
  const [first, slug] = halves(key);
  const type = documentTypes.find((one) => one === first);
  if (!type) throw new Error(`${key} is not a document's key.`);
  return [type, slug];
}

function halves(key: string): [string, string] {
  const at = key.indexOf('/');
  return [key.slice(0, at), key.slice(at + 1)];
}
