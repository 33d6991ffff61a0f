import {
  BUILDER_KIT_VERSION,
  type DocumentFile,
  kitFiles,
  menuPostType,
} from '../../../../../src/api/kits/files';
import type { KitManifest } from '../../../../../src/api/kits/manifest';
import { builderSwitches } from '../../../../../src/api/kits/sections';
import { workType } from '../../../cms/document';
import { postTaxonomies } from '../../../cms/terms';
import { taxonomies as workTaxonomies } from '../../../portfolio/terms';
import { pauses } from '../../imports/batches';
import { jsonPieces, type StreamedRecord } from '../json-pieces';
import { inPieces } from '../pieces';
import type { ZipEntry } from '../zip';
import { ExportedAddresses } from './addresses';
import { builderDocument, thumbnailOf, titleForImport } from './documents';
import { menuPosts } from './menu-items';
import type { StagedKit } from './staged-kit';
import { type WxrItem, wxrTexts } from './wxr-file';

/** The post types whose documents the builder's import creates with the builder. */
const builtTypes = ['page', 'post'] as const;

/** The description of a kit, for its manifest. */
export interface KitDescription {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** The site's origin. */
  readonly origin: string;
}

/** Writes an export in the page builder's own format. Only JSON and XML are allowed in its kits. */
export class BuilderEntries {
  readonly #kit: StagedKit;
  readonly #about: KitDescription;
  readonly #addresses: ExportedAddresses;
  /** Ids of terms, by taxonomy and slug. The import finds a term by its id alone. */
  readonly #termIds = new Map<string, number>();
  readonly #documentIds = new Map<string, number>();
  /** The files beside the manifest, the documents and the templates. */
  readonly #entries: ZipEntry[] = [];
  #lastId = 0;

  constructor(kit: StagedKit, about: KitDescription) {
    this.#kit = kit;
    this.#about = about;
    this.#addresses = new ExportedAddresses(about.origin);
  }

  /** All files of the kit. A document is read when the manifest or its own file is written, never all of them at once. */
  async all(): Promise<Iterable<ZipEntry>> {
    await this.#register();
    const taxonomies = await this.#terms();
    const menus = await this.#menus(taxonomies);
    const works = this.#works();
    const settings = await this.#settings();
    const manifest = {
      ...this.#head(),
      'site-settings': settings,
      plugins: this.#plugins(),
      taxonomies,
      templates: this.#templates(),
      content: Object.fromEntries(builtTypes.map((type) => [type, this.#documents(type)])),
      'wp-content': { [menuPostType]: menus, ...(works && { [workType]: works }) },
      'custom-post-type-title': works ? { [workType]: { name: workType, label: 'Portfolio' } } : {},
    };
    return this.#files(manifest);
  }

  *#files(manifest: object): Generator<ZipEntry> {
    yield { name: kitFiles.manifest, content: { pieces: () => jsonPieces(manifest) } };
    yield* this.#entries;
    for (const type of builtTypes) {
      for (const id of Object.keys(this.#listed(type))) {
        yield this.#documentFile(kitFiles.content(type, id), () => this.#kit.document(type, id));
      }
    }
    for (const id of Object.keys(this.#kit.part('templates').templates ?? {})) {
      yield this.#documentFile(kitFiles.template(id), () => this.#kit.template(id));
    }
  }

  #documentFile(name: string, read: () => Promise<DocumentFile>): ZipEntry {
    const text = async () => JSON.stringify(builderDocument(await read(), this.#addresses));
    return { name, content: { text } };
  }

  /** The documents of a type in the own manifest, by id. */
  #listed(type: (typeof builtTypes)[number]): NonNullable<KitManifest['content']>[string] {
    return this.#kit.part('content').content?.[type] ?? {};
  }

  #head(): Readonly<Record<string, unknown>> {
    const { name, title, description, author, created, origin } = this.#about;
    return {
      name,
      title,
      description,
      author,
      version: '3.0',
      elementor_version: BUILDER_KIT_VERSION,
      created: phpTime(new Date(created).toISOString()),
      thumbnail: false,
      site: origin,
    };
  }

  /** Registers the documents, to which links and menus lead. */
  async #register(): Promise<void> {
    const pause = pauses();
    for (const type of builtTypes) {
      for (const [id, { slug = '' }] of Object.entries(this.#listed(type))) {
        this.#documentIds.set(`${type}/${slug}`, Number(id));
        this.#addresses.add(type, slug);
        this.#lastId = Math.max(this.#lastId, Number(id));
        await pause();
      }
    }
    for (const id of Object.keys(this.#kit.part('templates').templates ?? {})) {
      this.#lastId = Math.max(this.#lastId, Number(id));
    }
  }

  readonly #nextId = (): number => {
    this.#lastId += 1;
    return this.#lastId;
  };

  /** The documents of a type in the manifest. */
  async *#documents(type: (typeof builtTypes)[number]): StreamedRecord {
    for (const [id, { url, show_on_front: isFront }] of Object.entries(this.#listed(type))) {
      const document = await this.#kit.document(type, id);
      const entry = {
        title: titleForImport(document),
        excerpt: document.excerpt,
        doc_type: document.doc_type,
        thumbnail: thumbnailOf(document, this.#addresses),
        // The builder reads a slug from an address, and its front page has none.
        url: isFront ? `${this.#about.origin}/` : url,
        terms: this.#termsOf(document.terms),
        ...(isFront && { show_on_front: true }),
        ...this.#parentOf(document.parent),
        // The builder's import ignores the times; ours reads them.
        post_date: phpTime(document.created),
        post_modified: phpTime(document.edited),
      };
      yield [id, entry];
    }
  }

  #parentOf(parent: string | undefined): { readonly post_parent?: number } {
    const id = this.#documentIds.get(`page/${parent}`);
    return id === undefined ? {} : { post_parent: id };
  }

  #termsOf(terms: Readonly<Record<string, readonly string[]>>): readonly unknown[] {
    return Object.entries(terms).flatMap(([taxonomy, slugs]) =>
      slugs.flatMap((slug) => {
        const id = this.#termIds.get(`${taxonomy}/${slug}`);
        return id === undefined ? [] : [{ term_id: id, taxonomy, slug }];
      }),
    );
  }

  #templates(): Readonly<Record<string, unknown>> {
    const { templates = {} } = this.#kit.part('templates');
    return Object.fromEntries(
      Object.entries(templates).map(([id, { title, doc_type, thumbnail }]) => [
        id,
        { title, doc_type, thumbnail: thumbnailOf({ thumbnail }, this.#addresses) },
      ]),
    );
  }

  async #terms(): Promise<Record<string, unknown[]>> {
    const { taxonomies = {} } = this.#kit.part('content');
    const labels = new Map([
      ...Object.entries(postTaxonomies),
      ...workTaxonomies.map(({ name, title }) => [name, title] as const),
    ]);
    const all: Record<string, unknown[]> = {};
    for (const [type, names] of Object.entries(taxonomies)) {
      for (const name of names) {
        await this.#addTerms(name, await this.#kit.terms(name));
        all[type] = [...(all[type] ?? []), { name, label: labels.get(name) ?? name }];
      }
    }
    return all;
  }

  async #addTerms(
    taxonomy: string,
    terms: readonly {
      readonly slug: string;
      readonly name: string;
      readonly description: string;
    }[],
  ): Promise<void> {
    const written = terms.map(({ slug, name, description }) => {
      const id = this.#termIds.size + 1;
      this.#termIds.set(`${taxonomy}/${slug}`, id);
      return { term_id: id, name, slug, taxonomy, description, parent: 0 };
    });
    this.#add(kitFiles.taxonomy(taxonomy), async () => JSON.stringify(written));
  }

  async #menus(taxonomies: Record<string, unknown[]>): Promise<Record<string, unknown>> {
    const ids = Object.keys(this.#kit.part('content')['wp-content']?.[menuPostType] ?? {});
    if (ids.length === 0) return {};
    const menus = await Promise.all(ids.map((id) => this.#kit.menu(id)));
    await this.#addTerms(
      'nav_menu',
      menus.map(({ slug, name }) => ({ slug, name, description: '' })),
    );
    taxonomies[menuPostType] = [{ name: 'nav_menu', label: 'Navigation Menus' }];
    const posts = menus.flatMap((menu) =>
      menuPosts(menu, { ids: this.#documentIds, addresses: this.#addresses, nextId: this.#nextId }),
    );
    this.#addWxr(menuPostType, posts);
    return Object.fromEntries(posts.map(({ id, title }) => [id, { id, title }]));
  }

  /** The works in the manifest; undefined without any. */
  #works(): Readonly<Record<string, unknown>> | undefined {
    const listed = Object.entries(this.#kit.part('content')['wp-content']?.[workType] ?? {});
    if (listed.length === 0) return undefined;
    const ids = listed.map(([own]) => [this.#nextId(), own] as const);
    this.#addWxr(workType, this.#workPosts(ids));
    return Object.fromEntries(ids.map(([id], at) => [id, { id, title: listed[at]?.[1].title }]));
  }

  /** @param ids those in the builder's kit, and the own ones */
  async *#workPosts(ids: readonly (readonly [id: number, own: string])[]): AsyncGenerator<WxrItem> {
    for (const [id, own] of ids) {
      const work = await this.#kit.work(workType, own);
      const { slug, title, excerpt, status, created, terms } = work;
      const ofWork = Object.entries(terms).flatMap(([taxonomy, slugs]) =>
        slugs.map((term) => ({ taxonomy, slug: term, name: term })),
      );
      yield { id, type: workType, slug, title, excerpt, status, created, terms: ofWork };
    }
  }

  #addWxr(type: string, posts: Iterable<WxrItem> | AsyncIterable<WxrItem>): void {
    const pieces = () => inPieces(wxrTexts(this.#about.origin, posts));
    this.#entries.push({ name: `wp-content/${type}/${type}.xml`, content: { pieces } });
  }

  #plugins(): readonly unknown[] {
    return (this.#kit.part('plugins').plugins ?? []).map(({ name, plugin, version }) => ({
      name,
      plugin: plugin.replace(/\.php$/, ''),
      pluginUri: '',
      version,
    }));
  }

  async #settings(): Promise<Record<string, boolean>> {
    const sections = await this.#kit.settings();
    const written = Object.entries(builderSwitches).map(
      ([key, own]) => [key, own.flatMap((name) => sections?.[name] ?? [])] as const,
    );
    const settings = Object.assign({}, ...written.flatMap(([, values]) => values));
    if (sections) {
      this.#add(kitFiles.settings, async () =>
        JSON.stringify({ content: [], settings, metadata: [] }),
      );
    }
    return {
      theme: false,
      ...Object.fromEntries(written.map(([key, values]) => [key, values.length > 0])),
      experiments: false,
      customCode: false,
      customIcons: false,
      customFonts: false,
    };
  }

  #add(name: string, text: () => Promise<string>): void {
    this.#entries.push({ name, content: { text } });
  }
}

/** A time as PHP writes it, in UTC: `2026-03-01 09:30:00`. */
const phpTime = (iso: string): string => iso.replace(/^(\S+)T(\S+)\.\d+Z$/, '$1 $2');
