import { kitFiles, menuPostType } from '../../../../src/api/kits/files';
import type { KitManifest } from '../../../../src/api/kits/manifest';
import { templateGroups } from '../../../../src/api/kits/sections';
import { ArchiveError } from '../../../../src/elements/kits/archive';
import { documentTypes, workType } from '../../cms/document';
import { mediaLimit, mediaName } from '../../cms/media';
import { settingSections } from '../../cms/site-settings';
import { postTaxonomies } from '../../cms/terms';
import { allowedDocument, allowedSettings } from './allowed-document';
import type { LeftOutItems } from './builder/left-out';
import type { KitItem } from './item';
import { keyOfDocument } from './kinds';
import type { KitSource } from './kit-source';
import { isPictureAddress } from './pictures/addresses';
import {
  type Importer,
  isPluginFile,
  isSlug,
  pictureOf,
  sanitiseDocument,
  sanitiseMenu,
  sanitiseSettings,
  validateTerms,
} from './sanitise';

/** The context in which a kit's items are read. */
export interface KitReading extends Importer {
  readonly archive: KitSource;
  /** Whether the importer's HTML is filtered. */
  readonly isFiltered: boolean;
  readonly leftOut: LeftOutItems;
  /** Stores an image of a document. */
  savePicture(name: string, bytes: Uint8Array): void;
}

/** The fields of an item that follow from its folder in the kit. */
type Place = Pick<KitItem, 'runner' | 'part' | 'section' | 'names'>;

/**
 * Reads the items of a kit that this site supports, in the order of the import. One by one, so that a large kit does
 * not have to fit into memory.
 *
 * @throws ArchiveError `damaged`: a file of the manifest is missing or invalid
 */
export async function* kitItems(reading: KitReading): AsyncGenerator<KitItem> {
  yield* settingItems(reading);
  yield* pluginItems(reading.archive.manifest);
  yield* termItems(reading);
  yield* templateItems(reading);
  yield* documentItems(reading);
  yield* frontItem(reading.archive);
  yield* menuItems(reading);
}

async function* settingItems(reading: KitReading): AsyncGenerator<KitItem> {
  const { archive } = reading;
  if (!archive.has(kitFiles.settings)) return;
  const sections = sanitiseSettings(await archive.json(kitFiles.settings), kitFiles.settings);
  for (const [section, values] of sections) {
    const value = allowedSettings(section, values, reading);
    if (!value) continue;
    yield {
      runner: 'site-settings',
      part: 'settings',
      section,
      names: [section],
      kind: 'setting',
      key: section,
      title: settingSections[section as keyof typeof settingSections],
      value,
    };
  }
}

function* pluginItems({ plugins = [] }: KitManifest): Generator<KitItem> {
  for (const value of plugins) {
    if (!isPluginFile(value.plugin)) throw new ArchiveError('manifest-invalid', kitFiles.manifest);
    yield {
      runner: 'plugins',
      part: 'plugins',
      section: 'plugins',
      names: [value.plugin, value.name],
      kind: 'plugin',
      key: value.plugin,
      title: value.name,
      value,
    };
  }
}

async function* termItems({ archive }: KitReading): AsyncGenerator<KitItem> {
  const named = new Set(Object.values(archive.manifest.taxonomies ?? {}).flat());
  // The portfolio's terms are fixed: a kit cannot add any.
  for (const taxonomy of Object.keys(postTaxonomies).filter((name) => named.has(name))) {
    const file = kitFiles.taxonomy(taxonomy);
    for (const term of validateTerms(await requireJson(archive, file), file)) {
      yield {
        runner: 'taxonomies',
        part: 'content',
        section: 'taxonomies',
        names: [taxonomy],
        kind: 'term',
        key: `${taxonomy}/${term.slug}`,
        title: term.name,
        value: { taxonomy, ...term },
      };
    }
  }
}

async function* templateItems(reading: KitReading): AsyncGenerator<KitItem> {
  for (const [id, entry] of Object.entries(reading.archive.manifest.templates ?? {})) {
    const section = templateGroups[entry.doc_type] ?? 'saved';
    const place: Place = { runner: 'templates', part: 'templates', section, names: [id] };
    yield await documentItem(reading, kitFiles.template(id), 'template', place);
  }
}

async function* documentItems(reading: KitReading): AsyncGenerator<KitItem> {
  const { content = {}, 'wp-content': cmsContent = {} } = reading.archive.manifest;
  const folders = [
    [content, kitFiles.content],
    [cmsContent, kitFiles.cmsContent],
  ] as const;
  for (const [types, file] of folders) {
    for (const type of documentTypes) {
      if (type === 'template' || !Object.hasOwn(types, type)) continue;
      for (const id of Object.keys(types[type] ?? {})) {
        yield await documentItem(reading, file(type, id), type, placeOf(type, id));
      }
    }
  }
}

function placeOf(type: string, id: string): Place {
  const part = 'content';
  if (type === 'page') return { runner: 'content', part, section: 'pages', names: [id] };
  if (type === 'post') return { runner: 'content', part, section: 'posts', names: [id] };
  const runner = type === workType ? 'works' : 'content';
  return { runner, part, section: 'customPostTypes', names: [type, id] };
}

async function documentItem(
  reading: KitReading,
  path: string,
  type: string,
  place: Place,
): Promise<KitItem> {
  const json = await requireJson(reading.archive, path);
  const { person, now } = reading;
  const file = pictureOf(json) ?? '';
  const isFile = reading.archive.has(file);
  const thumbnail = isFile ? await picture(reading, file) : '';
  const value = allowedDocument(sanitiseDocument(json, path, { person, now, thumbnail }), reading);
  if (value.type !== type) throw new ArchiveError('damaged', path);
  const featured = !isFile && isPictureAddress(file) ? file : '';
  const { title } = value;
  return { ...place, kind: 'document', key: keyOfDocument(value), title, value, featured };
}

/** The page that the kit's site has shown at its root. */
function* frontItem({ manifest }: KitSource): Generator<KitItem> {
  const pages = Object.entries(manifest.content?.page ?? {});
  const [id, page] = pages.find(([, entry]) => entry.show_on_front) ?? [];
  if (id === undefined || !page?.slug || !isSlug(page.slug)) return;
  yield {
    ...placeOf('page', id),
    kind: 'front',
    key: 'front-page',
    title: 'Front page',
    value: { page: page.slug },
  };
}

async function* menuItems({ archive }: KitReading): AsyncGenerator<KitItem> {
  for (const id of Object.keys(archive.manifest['wp-content']?.[menuPostType] ?? {})) {
    const file = kitFiles.cmsContent(menuPostType, id);
    const value = sanitiseMenu(await requireJson(archive, file), file);
    yield {
      runner: 'menus',
      part: 'content',
      section: 'menus',
      names: [id],
      kind: 'menu',
      key: value.slug,
      title: value.name,
      value,
    };
  }
}

async function requireJson(archive: KitSource, file: string): Promise<unknown> {
  if (!archive.has(file)) throw new ArchiveError('damaged', file);
  return archive.json(file);
}

/** The file name of a document's image; empty when the image's type is not supported. */
async function picture({ archive, savePicture }: KitReading, file: string): Promise<string> {
  if ((archive.sizeOf(file) ?? 0) > mediaLimit) return '';
  const pieces: Uint8Array[] = [];
  await archive.read(file, (piece) => pieces.push(piece));
  const bytes = Buffer.concat(pieces);
  const name = mediaName(bytes);
  if (name) savePicture(name, bytes);
  return name ?? '';
}
