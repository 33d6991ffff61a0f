import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/database';
import { LibraryRefusal } from '../../../server/library-refusal';
import { transaction } from '../../../server/transaction';
import type { BulkAnswer, Selected } from '../../../src/api/libraries/bulk';
import { normalizedText } from '../../../src/api/libraries/normalized-text';
import {
  type NewTemplate,
  TEMPLATE_SIZE,
  type Template,
  type TemplateWithContent,
  TITLE_LENGTH,
} from '../../../src/api/libraries/template';
import type { Document } from '../cms/document';
import {
  documentById,
  freeSlug,
  removeDocument,
  restoreDocument,
  saveDocument,
} from '../cms/documents';
import type { Site } from '../site';
import { matchingIds, siteTemplateRow } from './site-template-list';

const type = 'template';

/** A template of the site with its content. @throws LibraryRefusal it does not exist */
export function siteTemplate({ database }: Site, id: string): TemplateWithContent {
  const document = byId(database, id);
  if (!document) throw notFound();
  const { slug, content, pageSettings = {} } = document;
  const shown = savedTemplate(database, slug);
  return { ...shown, content: [...content], page_settings: { ...pageSettings } };
}

/** Saves templates to the site: all of them or none. */
export function saveSiteTemplates(
  site: Site,
  author: string,
  given: readonly NewTemplate[],
): readonly Template[] {
  const { database, clock } = site;
  return transaction(database, () =>
    given.map(({ title, type: docType, content, page_settings: pageSettings }) => {
      const bytes = Buffer.byteLength(JSON.stringify([content, pageSettings]));
      if (bytes > TEMPLATE_SIZE) throw new LibraryRefusal('library-too-large');
      const now = clock();
      const slug = freeSlug(database, type, slugOf(title));
      saveDocument(database, {
        type,
        docType,
        slug,
        title: properTitle(title),
        excerpt: '',
        status: 'publish',
        author,
        thumbnail: '',
        content,
        pageSettings,
        terms: {},
        created: now,
        edited: now,
      });
      return savedTemplate(database, slug);
    }),
  );
}

/** Renames a template. @throws LibraryRefusal it does not exist, or the title is empty or too long */
export function renameSiteTemplate(site: Site, id: string, title: string): Template {
  const { database, clock } = site;
  const document = byId(database, id);
  if (!document) throw notFound();
  saveDocument(database, { ...document, title: properTitle(title), edited: clock() });
  return savedTemplate(database, document.slug);
}

/** Removes templates. `undoOnSite` restores them. */
export function removeSiteTemplates(site: Site, ids: Iterable<string>): BulkAnswer {
  const { database, clock } = site;
  return transaction(database, () => {
    const { chosen, failed } = templatesById(site, ids);
    const undo = `site-${randomUUID()}`;
    const keep = database.prepare(
      'INSERT INTO removed_templates (undo, document, removed) VALUES (?, ?, ?)',
    );
    for (const document of chosen) {
      keep.run(undo, JSON.stringify(document), clock());
      removeDocument(database, type, document.slug);
    }
    return { done: chosen.length, failed, undo };
  });
}

/** Restores removed templates and returns their number. @throws LibraryRefusal they were restored already */
export function undoOnSite({ database }: Site, undo: string): number {
  return transaction(database, () => {
    const rows = database
      .prepare('DELETE FROM removed_templates WHERE undo = ? RETURNING document')
      .all(undo) as { document: string }[];
    if (rows.length === 0) {
      throw new LibraryRefusal('library-undo-gone', 'This was undone already.');
    }
    for (const row of rows) restoreDocument(database, JSON.parse(row.document) as Document);
    return rows.length;
  });
}

/** The documents with these ids, and the ids that do not exist. */
export function templatesById(
  { database }: Site,
  ids: Iterable<string>,
): { chosen: readonly Document[]; failed: BulkAnswer['failed'] } {
  const chosen: Document[] = [];
  const failed: BulkAnswer['failed'] = [];
  for (const id of ids) {
    const document = byId(database, id);
    if (document) chosen.push(document);
    else failed.push({ id, code: 'library-not-found' });
  }
  return { chosen, failed };
}

/** The ids of selected templates, each once. */
export async function selectedOnSite(
  { database }: Site,
  selected: Selected,
): Promise<ReadonlySet<string>> {
  if ('ids' in selected) return new Set(selected.ids);
  const ids = new Set((await matchingIds(database, selected.filter)).map(String));
  for (const id of selected.except) ids.delete(id);
  return ids;
}

const byId = (database: Database, id: string): Document | undefined =>
  documentById(database, type, Number(id));

/** The list entry of a template that was just saved. */
function savedTemplate(database: Database, slug: string): Template {
  const shown = siteTemplateRow(database, slug);
  if (!shown) throw new Error(`The template ${slug} was not saved.`);
  return shown;
}

const slugOf = (title: string): string =>
  normalizedText(title)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '') || 'template';

function properTitle(title: string): string {
  const trimmed = title.trim();
  if (trimmed && [...trimmed].length <= TITLE_LENGTH) return trimmed;
  throw new LibraryRefusal('library-invalid', `A title has 1 to ${TITLE_LENGTH} characters.`);
}

const notFound = (): LibraryRefusal =>
  new LibraryRefusal('library-not-found', 'No template has this id.');
