import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../library-service/refusal';
import { folded } from '../../../src/elements/kits/libraries/folded';
import type { BulkAnswer, Selected } from '../../../src/elements/kits/libraries/wire/bulk';
import type {
  Filter,
  ListQuery,
  TemplatePage,
} from '../../../src/elements/kits/libraries/wire/listing';
import {
  type NewTemplate,
  type Template,
  type TemplateWithContent,
  TITLE_LENGTH,
} from '../../../src/elements/kits/libraries/wire/template';
import type { Document } from '../cms/document';
import {
  documents,
  freeSlug,
  removeDocument,
  restoreDocument,
  saveDocument,
} from '../cms/documents';
import { mediaPath } from '../cms/media';
import { inTransaction } from '../cms/transaction';
import type { Site } from '../site';

const type = 'template';

/** The site's own templates, a page of them. Its cursor is the place of the next one. */
export function listSiteTemplates({ database }: Site, query: ListQuery): TemplatePage {
  const { sort, order, limit, cursor } = query;
  const offset = cursor === undefined ? (query.offset ?? 0) : Number(cursor);
  if (!Number.isInteger(offset)) throw new Refusal('library-invalid', 'cursor is no number.');
  const meant = documents(database, type).filter(meantBy(query));
  const sign = order === 'asc' ? 1 : -1;
  const sorted = meant.sort((a, b) => sign * (compared(a, b, sort) || a.id - b.id));
  const items = sorted.slice(offset, offset + limit);
  const next = offset + items.length;
  return {
    items: items.map(templateOf),
    total: sorted.length,
    next: next < sorted.length ? String(next) : null,
  };
}

/** One of them with what is in it. @throws Refusal it is not there */
export function siteTemplate({ database }: Site, id: string): TemplateWithContent {
  const document = byId(documents(database, type), id);
  if (!document) throw notFound();
  const { content, pageSettings = {} } = document;
  return { ...templateOf(document), content: [...content], page_settings: { ...pageSettings } };
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
      const document = documents(database, type).find((kept) => kept.slug === slug);
      if (!document) throw new Error(`The template ${slug} was not kept.`);
      return templateOf(document);
    }),
  );
}

/** Gives one another title. @throws Refusal it is not there, or no title is left */
export function renameSiteTemplate(site: Site, id: string, title: string): Template {
  const { database, clock } = site;
  const document = byId(documents(database, type), id);
  if (!document) throw notFound();
  const renamed = { ...document, title: properTitle(title), edited: clock() };
  saveDocument(database, renamed);
  return templateOf(renamed);
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
  const all = documents(database, type);
  if ('filter' in selected) {
    const except = new Set(selected.except);
    const meant = all.filter(meantBy(selected.filter));
    return { chosen: meant.filter(({ id }) => !except.has(String(id))), failed: [] };
  }
  const ids = [...new Set(selected.ids)];
  const gone = ids.filter((id) => !byId(all, id));
  return {
    chosen: ids.map((id) => byId(all, id)).filter((document) => document !== undefined),
    failed: gone.map((id) => ({ id, code: 'library-not-found' })),
  };
}

function meantBy({ search = '', type: docType }: Filter): (document: Document) => boolean {
  const words = folded(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (document) => {
    if (docType && document.docType !== docType) return false;
    const title = ` ${folded(document.title).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return words.every((word) => title.includes(` ${word}`));
  };
}

function compared(a: Document, b: Document, sort: ListQuery['sort']): number {
  if (sort === 'date') return a.edited - b.edited;
  const key = { title: 'title', type: 'docType', author: 'author' } as const;
  const { [sort]: name } = key;
  return a[name].localeCompare(b[name], 'en');
}

function templateOf(document: Document): Template {
  const { id, title, docType, author, created, edited, content, thumbnail } = document;
  return {
    id: String(id),
    title,
    type: docType,
    author,
    created,
    edited,
    bytes: Buffer.byteLength(JSON.stringify(content)),
    folder: null,
    thumbnail: thumbnail ? mediaPath(thumbnail) : null,
  };
}

const byId = (all: readonly Document[], id: string): Document | undefined =>
  all.find((document) => String(document.id) === id);

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
