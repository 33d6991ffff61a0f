import { kitFiles, menuPostType } from '../../../../../src/api/kits/files';
import type { KitManifest } from '../../../../../src/api/kits/manifest';
import { templateGroups } from '../../../../../src/api/kits/sections';
import { ArchiveError, type KitArchive } from '../../../../../src/elements/kits/archive';
import type { DocumentType } from '../../../cms/document';
import { postTaxonomies } from '../../../cms/terms';
import { letOthersRun, pauses } from '../batches';
import type { KitSource } from '../kit-source';
import { DocumentAddresses } from './addresses';
import { type DocumentReading, elementsOf, settingsOf, textOnThisSite } from './elements';
import type { LeftOutItems } from './left-out';
import { type LinkedDocument, menusOf } from './menus';
import { listOf, recordOf, textOf } from './php-values';
import { settingSectionsOf } from './site-settings';
import { decoded, Slugs, slugCandidates } from './slugs';
import { type WxrPost, WxrReader } from './wxr';

type Entries = NonNullable<KitManifest['content']>[string];

/** Bytes of a WXR file that are parsed at once. */
const PIECE = 32 * 1024;

/** The post types of the builder's kits that this site has. */
const ownTypes = ['page', 'post'] as const;

/**
 * A kit of the page builder's own format, with the manifest and the files of this package's format. Documents are
 * translated when they are read, one by one.
 */
export class BuilderKit implements KitSource {
  readonly #archive: KitArchive;
  readonly #leftOut: LeftOutItems;
  readonly #slugs = new Slugs();
  readonly #addresses = new DocumentAddresses();
  readonly #documents = new Map<string, LinkedDocument>();
  /** The addresses of the kit's attachments, by id. */
  readonly #attachments = new Map<string, string>();
  readonly #files = new Map<string, () => unknown>();
  /** Called for each document: a kit may have ten thousand. */
  readonly #pause = pauses();
  readonly #raw: Readonly<Record<string, unknown>>;
  #manifest: KitManifest;

  private constructor(
    archive: KitArchive,
    raw: Readonly<Record<string, unknown>>,
    leftOut: LeftOutItems,
  ) {
    this.#archive = archive;
    this.#raw = raw;
    this.#leftOut = leftOut;
    this.#manifest = archive.manifest;
  }

  /**
   * Reads the lists of a kit: its documents, terms, menus and settings.
   *
   * @throws ArchiveError `damaged`: a file is invalid
   */
  static async open(archive: KitArchive, leftOut: LeftOutItems): Promise<BuilderKit> {
    const raw = recordOf(await archive.json(kitFiles.manifest));
    await letOthersRun();
    const kit = new BuilderKit(archive, raw, leftOut);
    await kit.#read();
    return kit;
  }

  get manifest(): KitManifest {
    return this.#manifest;
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  // The only images of these kits are addresses.
  sizeOf(): undefined {
    return undefined;
  }

  async json(name: string): Promise<unknown> {
    return this.#files.get(name)?.();
  }

  async read(name: string): Promise<void> {
    throw new ArchiveError('damaged', name);
  }

  async #read(): Promise<void> {
    const content: Record<string, Entries> = {};
    const posts = new Map<DocumentType, readonly WxrPost[]>();
    // All attachments are known before the first document is added.
    for (const type of ownTypes) posts.set(type, await this.#posts(type));
    for (const type of ownTypes) {
      const fromCms = await this.#addCmsDocuments(type, posts.get(type) ?? []);
      content[type] = { ...(await this.#addDocuments(type)), ...fromCms };
    }
    const templates = this.#addTemplates();
    const taxonomies = await this.#addTerms();
    const menus = this.#addMenus(await this.#posts(menuPostType));
    const settings = await this.#addSettings();
    this.#nameOtherTypes();
    this.#manifest = {
      ...this.#archive.manifest,
      content,
      'wp-content': { [menuPostType]: menus },
      taxonomies: { post: taxonomies },
      templates,
      'site-settings': settings,
    };
  }

  /** The documents that the CMS has exported without the builder. */
  async #posts(type: string): Promise<readonly WxrPost[]> {
    const file = `wp-content/${type}/${type}.xml`;
    if (!this.#archive.has(file)) return [];
    const reader = new WxrReader(file);
    await this.#archive.read(file, async (bytes) => {
      for (let at = 0; at < bytes.length; at += PIECE) {
        reader.write(bytes.subarray(at, at + PIECE));
        await this.#pause();
      }
    });
    const posts = reader.end();
    for (const post of posts) if (post.file !== '') this.#attachments.set(post.id, post.file);
    return posts.filter((post) => post.type === type);
  }

  async #addDocuments(type: DocumentType): Promise<Entries> {
    const entries = this.#archive.manifest.content?.[type] ?? {};
    const raw = recordOf(recordOf(this.#raw.content)[type]);
    const slugs: Entries = {};
    for (const [id, entry] of Object.entries(entries)) {
      await this.#pause();
      const { title, url = '', excerpt = '', doc_type, thumbnail } = entry;
      const slug = this.#slugs.reserve(type, ...slugCandidates(url, title, id));
      this.#addresses.add(url, type, slug);
      // Links may have the slug of the front page, which its address in the manifest lacks.
      if (entry.show_on_front && URL.canParse(url)) {
        this.#addresses.add(new URL(encodeURIComponent(slug), url).href, type, slug);
      }
      this.#documents.set(id, { type, slug, title });
      const { terms, post_parent, post_date, post_modified } = recordOf(raw[id]);
      this.#files.set(kitFiles.content(type, id), () =>
        this.#document(`content/${type}/${id}.json`, {
          type,
          doc_type,
          slug,
          title,
          excerpt,
          terms: termsOf(listOf(terms).map(recordOf)),
          ...(thumbnail && { thumbnail }),
          ...this.#parentOf(type, post_parent),
          ...timesOf(post_date, post_modified),
        }),
      );
      slugs[id] = { ...entry, slug };
    }
    return slugs;
  }

  /** The slug of a page's parent. Parents may come later in the manifest. */
  #parentOf(type: DocumentType, id: unknown): { readonly parent?: string } {
    const parent = this.#documents.get(String(id));
    return type === 'page' && parent?.type === 'page' ? { parent: parent.slug } : {};
  }

  #addTemplates(): Entries {
    const entries = this.#archive.manifest.templates ?? {};
    const known = Object.entries(entries).filter(([, { doc_type, title }]) => {
      const isKnown = Object.hasOwn(templateGroups, doc_type);
      if (!isKnown) this.#leftOut.add('template', title);
      return isKnown;
    });
    for (const [id, { title, doc_type }] of known) {
      const type = 'template';
      const slug = this.#slugs.reserve(type, ...slugCandidates('', title, id));
      const fields = { type, doc_type, slug, title, excerpt: '', terms: {} };
      const file = kitFiles.template(id);
      this.#files.set(file, () => this.#document(file, fields));
    }
    return Object.fromEntries(known);
  }

  /** A document of the builder in this package's shape. */
  async #document(file: string, fields: Readonly<Record<string, unknown>>): Promise<unknown> {
    if (!this.#archive.has(file)) throw new ArchiveError('damaged', file);
    const json = recordOf(await this.#archive.json(file));
    const reading = this.#reading(textOf(fields.title));
    // The builder saves fields of the document among its settings.
    const { post_title, post_status, ...settings } = settingsOf(json.settings, reading);
    const exported = textOf(this.#archive.manifest.created);
    return {
      created: exported,
      edited: exported,
      ...fields,
      title: textOf(post_title) || fields.title,
      status: post_status === 'draft' ? 'draft' : 'publish',
      author: '',
      content: elementsOf(json.content, reading),
      ...(Object.keys(settings).length > 0 && { page_settings: settings }),
    };
  }

  #reading(title: string): DocumentReading {
    return { title, addresses: this.#addresses, leftOut: this.#leftOut };
  }

  async #addCmsDocuments(type: DocumentType, posts: readonly WxrPost[]): Promise<Entries> {
    const entries: Entries = {};
    for (const post of posts) {
      await this.#pause();
      const { id, slug: written, excerpt } = post;
      const title = post.title.trim() || 'Untitled';
      const slug = this.#slugs.reserve(type, decoded(written), ...slugCandidates('', title, id));
      this.#documents.set(id, { type, slug, title });
      const fields = { type, doc_type: `wp-${type}`, slug, title, excerpt };
      this.#files.set(kitFiles.content(type, id), () => this.#cmsDocument(post, fields));
      entries[id] = { title, doc_type: fields.doc_type, slug };
    }
    return entries;
  }

  /** A document without the builder: its HTML becomes the text of one widget. */
  #cmsDocument(
    post: WxrPost,
    fields: Readonly<Record<string, unknown>> & { type: DocumentType; title: string },
  ): unknown {
    const created = `${post.created.replace(' ', 'T')}Z`;
    const editor = textOnThisSite('editor', post.content, this.#reading(fields.title));
    const thumbnail = this.#attachments.get(post.meta.get('_thumbnail_id') ?? '');
    return {
      ...fields,
      status: post.status === 'publish' ? 'publish' : 'draft',
      author: '',
      created,
      edited: created,
      content: editor === '' ? [] : [textContainer(post.id, editor)],
      terms: termsOf(post.terms),
      ...(thumbnail && { thumbnail }),
      ...this.#parentOf(fields.type, post.parent),
    };
  }

  async #addTerms(): Promise<string[]> {
    const known: string[] = [];
    for (const [name, label] of this.#taxonomies()) {
      if (name === 'nav_menu') continue;
      if (!Object.hasOwn(postTaxonomies, name)) this.#leftOut.add('taxonomy', label);
      else if (this.#archive.has(kitFiles.taxonomy(name))) known.push(name);
    }
    for (const name of known) {
      const file = kitFiles.taxonomy(name);
      const terms = listOf(await this.#archive.json(file)).map(recordOf);
      this.#files.set(file, () =>
        terms.map((term) => ({ ...term, slug: decoded(textOf(term.slug)) })),
      );
    }
    return known;
  }

  /** The labels of the kit's taxonomies, by name. */
  #taxonomies(): ReadonlyMap<string, string> {
    const all = Object.values(recordOf(this.#raw.taxonomies)).flatMap(listOf);
    return new Map(
      all.map((one) => {
        const name = textOf(one) || textOf(recordOf(one).name);
        return [name, textOf(recordOf(one).label) || name];
      }),
    );
  }

  #addMenus(entries: readonly WxrPost[]): Entries {
    const file = `wp-content/${menuPostType}/${menuPostType}.xml`;
    const reading = { documents: this.#documents, leftOut: this.#leftOut, file };
    const menus = menusOf(entries, reading);
    return Object.fromEntries(
      menus.map((menu, index) => {
        const id = String(index + 1);
        const slug = decoded(menu.slug);
        this.#files.set(kitFiles.cmsContent(menuPostType, id), () => ({ ...menu, slug }));
        return [id, { title: menu.name, doc_type: menuPostType, slug }];
      }),
    );
  }

  async #addSettings(): Promise<Record<string, true>> {
    if (!this.#archive.has(kitFiles.settings)) return {};
    const sections = settingSectionsOf(await this.#archive.json(kitFiles.settings), this.#leftOut);
    this.#files.set(kitFiles.settings, () => sections);
    return Object.fromEntries(Object.keys(sections).map((section) => [section, true]));
  }

  /** Names the post types that this site does not have. */
  #nameOtherTypes(): void {
    const { content = {}, 'wp-content': cmsContent = {} } = this.#archive.manifest;
    const labels = recordOf(this.#raw['custom-post-type-title']);
    for (const [type, entries] of [...Object.entries(content), ...Object.entries(cmsContent)]) {
      const count = Object.keys(entries).length;
      if (type === menuPostType || ownTypes.some((own) => own === type) || count === 0) continue;
      this.#leftOut.add('post-type', textOf(recordOf(labels[type]).label) || type, count);
    }
  }
}

/** The slugs of terms, by taxonomy. */
function termsOf(
  terms: readonly { readonly taxonomy?: unknown; readonly slug?: unknown }[],
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { taxonomy, slug } of terms) {
    const name = textOf(taxonomy);
    if (!Object.hasOwn(postTaxonomies, name)) continue;
    found[name] ??= [];
    found[name].push(decoded(textOf(slug)));
  }
  return found;
}

/** The times of a document, which our own exports have: `2026-03-01 09:30:00`, in UTC. */
function timesOf(created: unknown, edited: unknown): { created?: string; edited?: string } {
  const time = (text: unknown) => `${textOf(text).replace(' ', 'T')}Z`;
  if (Number.isNaN(Date.parse(time(created)))) return {};
  return { created: time(created), edited: time(textOf(edited) || created) };
}

function textContainer(id: string, editor: string): unknown {
  const text = {
    id: `text-${id}`,
    elType: 'widget',
    widgetType: 'text-editor',
    settings: { editor },
  };
  return {
    id: `box-${id}`,
    elType: 'container',
    settings: {},
    elements: [{ ...text, elements: [] }],
  };
}
