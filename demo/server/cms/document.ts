import type { BuilderElement } from '../../../src/page';

/** The post types of documents. Works are stored with the portfolio, and available as documents too. */
export const documentTypes = ['page', 'post', 'template', 'astra-portfolio'] as const;

/** A document's post type. */
export type DocumentType = (typeof documentTypes)[number];

/** The post type of the portfolio's works. */
export const workType = 'astra-portfolio';

/** Page settings, by the page builder's names. */
export type PageSettings = Readonly<Record<string, unknown>>;

/** The fields of a page, post, template or work, without its id. */
export interface DocumentFields {
  readonly type: DocumentType;
  /** The page builder's document type: `wp-page`, `wp-post`, or a template's type, such as `header`. */
  readonly docType: string;
  /** Its name in URLs; unique within its type. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly status: 'publish' | 'draft';
  /** The name of its author. */
  readonly author: string;
  /** The file name of an image in the media library, or empty. */
  readonly thumbnail: string;
  readonly content: readonly BuilderElement[];
  /** The slugs of its terms, by taxonomy. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** The slug of a page's parent page. */
  readonly parent?: string | undefined;
  /** The builder's page settings, such as `hide_title`. */
  readonly pageSettings?: PageSettings | undefined;
  /** Further fields of its post type, such as a work's motif. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly edited: number;
}

/** A stored document. */
export interface Document extends DocumentFields {
  readonly id: number;
}

/** A document in a list of many: without what other tables and its elements hold. */
export type ListedDocument = Omit<
  Document,
  'content' | 'terms' | 'parent' | 'pageSettings' | 'fields'
>;

/** A document whose elements are JSON, for code that only moves them. */
export interface TextDocument extends Omit<DocumentFields, 'content'> {
  readonly content: string;
}

/** The path at which a document is shown. Templates are shown to administrators only. */
export function documentPath({ type, slug }: Pick<DocumentFields, 'type' | 'slug'>): string {
  return `${folders[type]}/${encodeURIComponent(slug)}`;
}

/** The folders of the paths at which documents are shown. */
export const folders: Readonly<Record<DocumentType, string>> = {
  page: '/pages',
  post: '/posts',
  template: '/content/templates',
  'astra-portfolio': '/works',
};
