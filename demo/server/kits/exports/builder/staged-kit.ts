import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import {
  type DocumentFile,
  kitFiles,
  type MenuFile,
  menuPostType,
  type siteSettingsFile,
  type termsFile,
} from '../../../../../src/api/kits/files';
import type { KitManifest, KitPart } from '../../../../../src/api/kits/manifest';

/** The manifest's fields of the exported parts. */
export type ExportedManifests = Readonly<
  Partial<Record<KitPart, Partial<KitManifest> | undefined>>
>;

/** The parts of an export that are written to its folder in this package's format. */
export class StagedKit {
  readonly #folder: string;
  readonly #manifests: ExportedManifests;

  constructor(folder: string, manifests: ExportedManifests) {
    this.#folder = folder;
    this.#manifests = manifests;
  }

  /** The manifest's fields of a part. */
  part(name: 'content' | 'templates' | 'plugins'): Partial<KitManifest> {
    return this.#manifests[name] ?? {};
  }

  document(type: string, id: string): Promise<DocumentFile> {
    return this.#json('content', kitFiles.content(type, id));
  }

  template(id: string): Promise<DocumentFile> {
    return this.#json('templates', kitFiles.template(id));
  }

  work(type: string, id: string): Promise<DocumentFile> {
    return this.#json('content', kitFiles.cmsContent(type, id));
  }

  menu(id: string): Promise<MenuFile> {
    return this.#json('content', kitFiles.cmsContent(menuPostType, id));
  }

  terms(taxonomy: string): Promise<z.infer<typeof termsFile>> {
    return this.#json('content', kitFiles.taxonomy(taxonomy));
  }

  /** The settings by section; undefined if they are not exported. */
  async settings(): Promise<z.infer<typeof siteSettingsFile> | undefined> {
    return this.#manifests.settings && this.#json('settings', kitFiles.settings);
  }

  async #json<Value>(part: string, file: string): Promise<Value> {
    return JSON.parse(await readFile(join(this.#folder, part, file), 'utf8')) as Value;
  }
}
