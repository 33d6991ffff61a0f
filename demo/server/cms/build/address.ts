import type { Document } from '../document';

/** The path prefix of the builder's REST calls. */
export const documentsRoot = '/wp-json/nh/v1/documents';

/** The path of a document's builder page. */
export function buildPath({ type, slug }: Pick<Document, 'type' | 'slug'>): string {
  return `/content/build/${type}/${encodeURIComponent(slug)}`;
}

/** The path of a document's REST calls. */
export function callsPath({ type, slug }: Pick<Document, 'type' | 'slug'>): string {
  return `${documentsRoot}/${type}/${encodeURIComponent(slug)}`;
}
