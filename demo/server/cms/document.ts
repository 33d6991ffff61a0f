import type { BuilderElement } from '../../../src/elements/kits/wire/files';

/** The post types of documents; works are kept with the portfolio, and offered as documents too. */
export const documentTypes = ['page', 'post', 'template', 'astra-portfolio'] as const;

/** A document's post type. */
export type DocumentType = (typeof documentTypes)[number];

/** The post type of the portfolio's works. */
export const workType = 'astra-portfolio';

/** Settings of a page as the page builder keeps them. */
export type PageSettings = Readonly<Record<string, unknown>>;

/** What a document says, apart from its number: a page, a post, a template, a work. */
export interface DocumentFields {
  readonly type: DocumentType;
  /** What the page builder takes it for: `wp-page`, `wp-post`, or a template's kind, such as `header`. */
  readonly docType: string;
  /** Names it in addresses; unique within its type. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly status: 'publish' | 'draft';
  /** The name of who wrote it. */
  readonly author: string;
  /** The name of a picture of the media library; empty without one. */
  readonly thumbnail: string;
  readonly content: readonly BuilderElement[];
  /** Slugs of its terms, by taxonomy. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** What the page builder keeps of the page around its elements, such as `hide_title`; missing without any. */
  readonly pageSettings?: PageSettings | undefined;
  /** What its post type keeps beside that, such as a work's motif. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly edited: number;
}

/** A document as the site keeps it. */
export interface Document extends DocumentFields {
  readonly id: number;
}

/** The path at which a document can be looked at; templates are there for administrators alone. */
export function documentPath({ type, slug }: Pick<DocumentFields, 'type' | 'slug'>): string {
  return `${folders[type]}/${encodeURIComponent(slug)}`;
}

const folders: Readonly<Record<DocumentType, string>> = {
  page: '/pages',
  post: '/posts',
  template: '/content/templates',
  'astra-portfolio': '/works',
};
