import { ArchiveError, type KitArchive } from '../../../../src/elements/kits/archive';
import { kitFiles, menuPostType } from '../../../../src/elements/kits/wire/files';
import type { KitManifest } from '../../../../src/elements/kits/wire/manifest';
import { templateGroups } from '../../../../src/elements/kits/wire/sections';
import { documentTypes, workType } from '../../cms/document';
import { mediaLimit, mediaName } from '../../cms/media';
import { settingSections } from '../../cms/site-settings';
import { postTaxonomies } from '../../cms/terms';
import type { KitItem } from './item';
import { keyOfDocument } from './kinds';
import {
  type Importer,
  isPluginFile,
  pictureOf,
  soundDocument,
  soundMenu,
  soundSettings,
  soundTerms,
} from './sound';

/** What a kit's items are read with. */
export interface KitReading extends Importer {
  readonly archive: KitArchive;
  /** Takes a picture that a document shows. */
  keepPicture(name: string, bytes: Uint8Array): void;
}

/** What of a document its folder in the kit says. */
type Place = Pick<KitItem, 'runner' | 'part' | 'section' | 'names'>;

/**
 * All that a kit brings and this site can keep, one by one, so that a large kit is never in memory as a
 * whole: in the order of the import.
 *
 * @throws ArchiveError `damaged`: a file that the manifest names is missing, or not what it should be
 */
export async function* kitItems(reading: KitReading): AsyncGenerator<KitItem> {
  yield* settingItems(reading);
  yield* pluginItems(reading.archive.manifest);
  yield* termItems(reading);
  yield* templateItems(reading);
  yield* documentItems(reading);
  yield* menuItems(reading);
}

async function* settingItems({ archive }: KitReading): AsyncGenerator<KitItem> {
  if (!archive.has(kitFiles.settings)) return;
  const sections = soundSettings(await archive.json(kitFiles.settings), kitFiles.settings);
  for (const [section, value] of sections) {
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
  // The portfolio's taxonomies are the software's own: a kit brings no terms of theirs.
  for (const taxonomy of Object.keys(postTaxonomies).filter((name) => named.has(name))) {
    const file = kitFiles.taxonomy(taxonomy);
    for (const term of soundTerms(await existing(archive, file), file)) {
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
  file: string,
  type: string,
  place: Place,
): Promise<KitItem> {
  const json = await existing(reading.archive, file);
  const { person, now } = reading;
  const thumbnail = await picture(reading, pictureOf(json));
  const value = soundDocument(json, file, { person, now, thumbnail });
  if (value.type !== type) throw new ArchiveError('damaged', file);
  return { ...place, kind: 'document', key: keyOfDocument(value), title: value.title, value };
}

async function* menuItems({ archive }: KitReading): AsyncGenerator<KitItem> {
  for (const id of Object.keys(archive.manifest['wp-content']?.[menuPostType] ?? {})) {
    const file = kitFiles.cmsContent(menuPostType, id);
    const value = soundMenu(await existing(archive, file), file);
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

async function existing(archive: KitArchive, file: string): Promise<unknown> {
  if (!archive.has(file)) throw new ArchiveError('damaged', file);
  return archive.json(file);
}

/** The name of a document's picture; empty where it is none of the kinds that the site keeps. */
async function picture({ archive, keepPicture }: KitReading, file = ''): Promise<string> {
  if (!archive.has(file) || (archive.sizeOf(file) ?? 0) > mediaLimit) return '';
  const pieces: Uint8Array[] = [];
  await archive.read(file, (piece) => pieces.push(piece));
  const bytes = Buffer.concat(pieces);
  const name = mediaName(bytes);
  if (name) keepPicture(name, bytes);
  return name ?? '';
}
