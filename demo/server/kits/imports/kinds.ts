import type { Database } from '../../../../server/database';
import {
  type DocumentFields,
  type DocumentType,
  documentPath,
  documentTypes,
  type TextDocument,
  workType,
} from '../../cms/document';
import { documentBySlug, hasDocument, removeDocument, saveDocument } from '../../cms/documents';
import { type FrontPage, frontPage, removeFrontPage, saveFrontPage } from '../../cms/front-page';
import { type Menu, menuBySlug, removeMenu, saveMenu } from '../../cms/menus';
import { type Plugin, pluginByFile, removePlugin, savePlugin } from '../../cms/plugins';
import { canonicalJson, revisionOf } from '../../cms/revision';
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
  /** Whether the site has an item with this key. Default: whether it can be read. */
  has?(database: Database, key: string): boolean;
  write(database: Database, key: string, value: Value): void;
  /** A written value as the site stores it, if that is known without reading it. */
  stored?(key: string, value: Value): Value | undefined;
  remove(database: Database, key: string): void;
  /** The path of the page that shows the item. */
  path(key: string): string;
  /** The key with a number appended. Missing for kinds whose items cannot be renamed. */
  withNumber?(key: string, number: number): string;
}

const documents: Kind<DocumentFields> = {
  read: (database, key) => documentBySlug(database, ...documentKey(key)),
  has: (database, key) => hasDocument(database, ...documentKey(key)),
  stored: (key, value) => {
    const [type, slug] = documentKey(key);
    // The site leaves out terms that it does not have, and works have fields of their own.
    if (type === workType || Object.keys(value.terms).length > 0) return undefined;
    const { fields: _fields, pageSettings = {}, ...document } = value;
    const hasSettings = Object.keys(pageSettings).length > 0;
    return { ...document, type, slug, ...(hasSettings && { pageSettings }) };
  },
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

const front: Kind<FrontPage> = {
  read: (database) => frontPage(database),
  write: (database, _key, page) => saveFrontPage(database, page),
  remove: (database) => removeFrontPage(database),
  path: () => '/',
};

/** All kinds of items in kits. */
export const kinds = {
  document: documents,
  menu: menus,
  term: terms,
  setting: settings,
  plugin: plugins,
  front,
};

/** The name of a kind. */
export type KindName = keyof typeof kinds;

/** The kind with this name, for items of any type. */
export const kindOf = (name: KindName): Kind<object> => kinds[name];

/** Whether the site has an item. */
export const hasItem = (database: Database, name: KindName, key: string): boolean => {
  const kind = kindOf(name);
  return kind.has ? kind.has(database, key) : kind.read(database, key) !== undefined;
};

/** The revision of an item that was written as `value`. */
export function writtenRevision(
  database: Database,
  name: KindName,
  key: string,
  value: object,
): string {
  const kind = kindOf(name);
  return journalRevision(kind.stored?.(key, value) ?? kind.read(database, key) ?? {});
}

/**
 * The hash of an item in the journal. A document's elements are hashed as JSON: a new document's need not be parsed.
 *
 * @param item its elements are JSON already, or are made so
 */
export function journalRevision(item: object | TextDocument): string {
  if (!('content' in item)) return revisionOf(item);
  const { content, ...fields } = item;
  return revisionOf(fields, typeof content === 'string' ? content : canonicalJson(content));
}

/** Whether the site's item is as an import has left it. Journals of earlier releases have another hash. */
export const isUnchanged = (item: object, revision: string): boolean =>
  journalRevision(item) === revision || revisionOf(item) === revision;

/** The key of a document: `page/about`. */
export const keyOfDocument = ({ type, slug }: Pick<DocumentFields, 'type' | 'slug'>): string =>
  `${type}/${slug}`;

/** The type and slug of a document's key. */
export function documentKey(key: string): [type: DocumentType, slug: string] {
  const [first, slug] = halves(key);
  const type = documentTypes.find((one) => one === first);
  if (!type) throw new Error(`${key} is not a document's key.`);
  return [type, slug];
}

function halves(key: string): [string, string] {
  const at = key.indexOf('/');
  return [key.slice(0, at), key.slice(at + 1)];
}
