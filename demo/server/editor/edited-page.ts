import type { Database } from '../../../server/database';
import { type PageDocument, readDocument } from '../../../src/page';
import { type Document, documentTypes, type PageSettings, workType } from '../cms/document';
import { documentBySlug } from '../cms/documents';
import { PageRefusal } from './page-refusal';

/** The page settings that are fields of the document itself. */
const ownFields = ['post_title', 'post_name', 'post_status'] as const;

/** A page, post or template that the editor can open. @throws PageRefusal there is none with this id */
export function editedPage(database: Database, id: string): Document {
  const row = database
    .prepare('SELECT id, type, slug FROM documents WHERE id = ?')
    .get(Number(id)) as { id: number; type: string; slug: string } | undefined;
  // Another spelling, such as `012`, names no page: local copies and locks know the id as text.
  if (String(row?.id) !== id) throw new PageRefusal('nh_page_not_found');
  const type = documentTypes.find((one) => one === row?.type);
  const document = row && type && type !== workType && documentBySlug(database, type, row.slug);
  if (!document) throw new PageRefusal('nh_page_not_found');
  return document;
}

/** A document as the editor gets it: its title, slug and status are page settings. */
export function pageDocumentOf(document: Document): PageDocument {
  const { title, slug, status, content, pageSettings } = document;
  const { post_title: _, post_name: __, post_status: ___, ...settings } = pageSettings ?? {};
  return readDocument({ title, slug, status, content, page_settings: settings }).document;
}

/** A published document with the content, the settings and the title of a page. */
export function withPage(document: Document, { content, page_settings }: PageDocument): Document {
  const { post_title } = page_settings;
  const title = typeof post_title === 'string' ? post_title.trim() : '';
  return {
    ...document,
    content,
    pageSettings: withoutOwnFields(page_settings),
    ...(title !== '' && { title }),
  };
}

function withoutOwnFields(settings: PageSettings): PageSettings {
  const own: ReadonlySet<string> = new Set(ownFields);
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !own.has(key)));
}
