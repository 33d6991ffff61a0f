import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../library-service/refusal';
import { folded } from '../../../src/elements/kits/libraries/folded';
import type { BulkAnswer, Selected } from '../../../src/elements/kits/libraries/wire/bulk';
import {
  type NewTemplate,
  TEMPLATE_SIZE,
  type Template,
  type TemplateWithContent,
  TITLE_LENGTH,
} from '../../../src/elements/kits/libraries/wire/template';
import type { Document } from '../cms/document';
import {
  documentById,
  freeSlug,
  removeDocument,
  restoreDocument,
  saveDocument,
} from '../cms/documents';
import { inTransaction } from '../cms/transaction';
import type { Database } from '../database';
import type { Site } from '../site';
import { rowsMeant, siteTemplateRow } from './site-template-list';

const type = 'template';

/** A template of the site with what is in it. @throws Refusal it is not there */
export function siteTemplate({ database }: Site, id: string): TemplateWithContent {
  const document = byId(database, id);
  if (!document) throw notFound();
  const { slug, content, pageSettings = {} } = document;
  const shown = shownAs(database, slug);
  return { ...shown, content: [...content], page_settings: { ...pageSettings } };
}

/** Keeps templates on the site, all or none. */
export function keepSiteTemplates(
  site: Site,
  author: string,
  given: readonly NewTemplate[],
): readonly Template[] {
  const { database, clock } = site;
  return inTransaction(database, () =>
    given.map(({ title, type: docType, content, page_settings: pageSettings }) => {
      const bytes = Buffer.byteLength(JSON.stringify([content, pageSettings]));
      if (bytes > TEMPLATE_SIZE) throw new Refusal('library-too-large');
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
      return shownAs(database, slug);
    }),
  );
}

/** Gives one another title. @throws Refusal it is not there, or no title is left */
export function renameSiteTemplate(site: Site, id: string, title: string): Template {
  const { database, clock } = site;
  const document = byId(database, id);
  if (!document) throw notFound();
  saveDocument(database, { ...document, title: properTitle(title), edited: clock() });
  return shownAs(database, document.slug);
}

/** Removes several; `undoOnSite` brings them back. */
export function removeSiteTemplates(site: Site, selected: Selected): BulkAnswer {
  const { database, clock } = site;
  return inTransaction(database, () => {
    const { chosen, failed } = chosenOnSite(site, selected);
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

/** Brings back what was removed. @returns how many. @throws Refusal it is gone */
export function undoOnSite({ database }: Site, undo: string): number {
  return inTransaction(database, () => {
    const rows = database
      .prepare('DELETE FROM removed_templates WHERE undo = ? RETURNING document')
      .all(undo) as { document: string }[];
    if (rows.length === 0) {
      throw new Refusal('library-undo-gone', 'That was taken back already.');
    }
    for (const row of rows) restoreDocument(database, JSON.parse(row.document) as Document);
    return rows.length;
  });
}

/** The documents that several are, and those of them that are gone. */
export function chosenOnSite(
  { database }: Site,
  selected: Selected,
): { chosen: readonly Document[]; failed: BulkAnswer['failed'] } {
  const chosen: Document[] = [];
  const failed: BulkAnswer['failed'] = [];
  for (const id of idsOf(database, selected)) {
    const document = byId(database, id);
    if (document) chosen.push(document);
    else failed.push({ id, code: 'library-not-found' });
  }
  return { chosen, failed };
}

function idsOf(database: Database, selected: Selected): ReadonlySet<string> {
  if ('ids' in selected) return new Set(selected.ids);
  const ids = new Set(rowsMeant(database, selected.filter).map(({ id }) => String(id)));
  for (const id of selected.except) ids.delete(id);
  return ids;
}

const byId = (database: Database, id: string): Document | undefined =>
  documentById(database, type, Number(id));

/** A template that is certainly there, as a list shows it. */
function shownAs(database: Database, slug: string): Template {
  const shown = siteTemplateRow(database, slug);
  if (!shown) throw new Error(`The template ${slug} was not kept.`);
  return shown;
}

const slugOf = (title: string): string =>
  folded(title)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '') || 'template';

function properTitle(title: string): string {
  const trimmed = title.trim();
  if (trimmed && [...trimmed].length <= TITLE_LENGTH) return trimmed;
  throw new Refusal('library-invalid', `A title has 1 to ${TITLE_LENGTH} characters.`);
}

const notFound = (): Refusal =>
  new Refusal('library-not-found', 'There is no template of this id.');
