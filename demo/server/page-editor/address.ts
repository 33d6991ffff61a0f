import type { Document } from '../cms/document';

/** The path of a page's live editor. */
export function editorPath({ slug }: Pick<Document, 'slug'>): string {
  return `/editor/${encodeURIComponent(slug)}`;
}

/** The path of a page with its draft: with the id, since publishing may change the slug. */
export function draftPath({ id }: Pick<Document, 'id'>): string {
  return `/page-drafts/${id}`;
}
