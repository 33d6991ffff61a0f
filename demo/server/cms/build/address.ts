import type { Document } from '../document';

/** Where the builder's calls are. */
export const documentsRoot = '/wp-json/nh/v1/documents';

/** The address of the page on which a document is built. */
export function buildPath({ type, slug }: Pick<Document, 'type' | 'slug'>): string {
  return `/content/build/${type}/${encodeURIComponent(slug)}`;
}

/** Where the calls of a document are. */
export function callsPath({ type, slug }: Pick<Document, 'type' | 'slug'>): string {
  return `${documentsRoot}/${type}/${encodeURIComponent(slug)}`;
}
