import { SaxesParser } from 'saxes';
import { ArchiveError } from '../../../../../src/elements/kits/archive';

/** A post of a WXR file: WordPress's extended RSS. */
export interface WxrPost {
  readonly id: string;
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Its HTML. */
  readonly content: string;
  readonly status: string;
  /** `2026-03-01 09:30:00`, in UTC. */
  readonly created: string;
  /** The id of its parent; `0` without one. */
  readonly parent: string;
  /** The address of an attachment's file. */
  readonly file: string;
  /** The position of a menu entry. */
  readonly order: number;
  readonly terms: readonly WxrTerm[];
  readonly meta: ReadonlyMap<string, string>;
}

/** A term of a post. */
export interface WxrTerm {
  readonly taxonomy: string;
  readonly slug: string;
  readonly name: string;
}

/** The maximum number of posts of a file, and of characters of all their texts. */
const MOST = { posts: 10_000, characters: 32 * 1024 * 1024, levels: 20 } as const;

/** The elements of a post whose text is read. */
const FIELDS: ReadonlySet<string> = new Set([
  'title',
  'content:encoded',
  'excerpt:encoded',
  'wp:post_id',
  'wp:post_type',
  'wp:post_name',
  'wp:post_date_gmt',
  'wp:status',
  'wp:menu_order',
  'wp:post_date',
  'wp:post_parent',
  'wp:attachment_url',
]);

/**
 * Reads the posts of a WXR file, piece by piece. The parser knows XML's five entities and no others: a file with a
 * DOCTYPE, which could declare more, is refused.
 */
export class WxrReader {
  readonly #file: string;
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  readonly #posts: WxrPost[] = [];
  readonly #path: string[] = [];
  #text = '';
  #characters = 0;
  #fields = new Map<string, string>();
  #terms: WxrTerm[] = [];
  #term: Omit<WxrTerm, 'name'> = { taxonomy: '', slug: '' };
  #meta = new Map<string, string>();
  #metaKey = '';

  /** @param file the file that errors name */
  constructor(file: string) {
    this.#file = file;
    const parser = this.#parser;
    parser.on('error', (cause) => this.#fail(cause));
    parser.on('doctype', () => this.#fail());
    parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes));
    parser.on('closetag', ({ name }) => this.#close(name));
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
  }

  /** Reads the next bytes. @throws ArchiveError `damaged` */
  write(bytes: Uint8Array): void {
    this.#parser.write(this.#decoded(bytes));
  }

  /** The posts, at the end of the file. @throws ArchiveError `damaged` */
  end(): readonly WxrPost[] {
    this.#parser.write(this.#decoded());
    this.#parser.close();
    return this.#posts;
  }

  #decoded(bytes?: Uint8Array): string {
    try {
      return this.#decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (cause) {
      return this.#fail(cause);
    }
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#path.push(name);
    if (this.#path.length > MOST.levels) this.#fail();
    this.#text = '';
    if (name === 'item') this.#begin();
    const { domain = '', nicename = '' } = attributes;
    if (name === 'category') this.#term = { taxonomy: domain, slug: nicename };
  }

  #begin(): void {
    if (this.#posts.length >= MOST.posts) this.#fail();
    this.#fields = new Map();
    this.#terms = [];
    this.#meta = new Map();
  }

  #addText(text: string): void {
    this.#characters += text.length;
    if (this.#characters > MOST.characters) this.#fail();
    this.#text += text;
  }

  #close(name: string): void {
    this.#path.pop();
    const text = this.#text;
    this.#text = '';
    if (name === 'item') this.#posts.push(this.#post());
    else if (this.#path.at(-1) === 'wp:postmeta') this.#closeMeta(name, text);
    else if (this.#path.at(-1) === 'item') this.#closeField(name, text);
  }

  #closeMeta(name: string, text: string): void {
    if (name === 'wp:meta_key') this.#metaKey = text;
    else if (name === 'wp:meta_value') this.#meta.set(this.#metaKey, text);
  }

  #closeField(name: string, text: string): void {
    if (name === 'category') this.#terms.push({ ...this.#term, name: text });
    else if (FIELDS.has(name)) this.#fields.set(name, text);
  }

  #post(): WxrPost {
    const field = (name: string) => this.#fields.get(name) ?? '';
    return {
      id: field('wp:post_id'),
      type: field('wp:post_type'),
      slug: field('wp:post_name'),
      title: field('title'),
      excerpt: field('excerpt:encoded'),
      content: field('content:encoded'),
      status: field('wp:status'),
      created: timeOf(field('wp:post_date_gmt')) || timeOf(field('wp:post_date')),
      parent: field('wp:post_parent'),
      file: field('wp:attachment_url'),
      order: Number(field('wp:menu_order')) || 0,
      terms: this.#terms,
      meta: this.#meta,
    };
  }

  #fail(cause?: unknown): never {
    throw new ArchiveError('damaged', this.#file, { cause });
  }
}

/** A time that is set: WordPress writes zeros for that of a draft. */
const timeOf = (text: string): string => (text.startsWith('0000') ? '' : text);
