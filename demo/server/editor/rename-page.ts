import type { Database } from '../../../server/database';
import type { Document } from '../cms/document';
import { freeSlug, hasDocument } from '../cms/documents';
import { frontPage, saveFrontPage } from '../cms/front-page';
import { isSlug } from '../kits/imports/sanitise';

/**
 * Gives a document the slug that its page settings name, with a number if another one has it. The front page, pages below
 * it and menus follow. Call it in a transaction.
 *
 * @returns the document with its new slug
 */
export function renamePage(database: Database, document: Document, wanted: unknown): Document {
  const { id, type, slug } = document;
  const next =
    typeof wanted === 'string' && isSlug(wanted) ? slugFor(database, document, wanted) : slug;
  if (next === slug) return document;
  database.prepare('UPDATE documents SET slug = ? WHERE id = ?').run(next, id);
  database
    .prepare('UPDATE menu_items SET target = ? WHERE type = ? AND target = ?')
    .run(next, type, slug);
  if (type === 'page') {
    database
      .prepare("UPDATE documents SET parent = ? WHERE type = 'page' AND parent = ?")
      .run(next, slug);
    if (frontPage(database)?.page === slug) saveFrontPage(database, { page: next });
  }
  return { ...document, slug: next };
}

function slugFor(database: Database, { type, slug }: Document, wanted: string): string {
  if (wanted === slug || !hasDocument(database, type, wanted)) return wanted;
  // The slug got its number when the page was published before.
  const isNumbered = slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1));
  return isNumbered ? slug : freeSlug(database, type, wanted);
}
