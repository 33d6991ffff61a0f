import type { Use } from '../../../src/api/pages/document';
import { DOCUMENT_FORMAT, type Elements, type PageDocument } from '../../../src/page';
import { type Document, documentPath } from '../cms/document';
import type { Site } from '../site';
import { editedPage } from './edited-page';
import { readRevision } from './revisions';
import { type BlockRow, blockRows } from './saved-block-rows';

/** The things that are searched in documents: saved blocks or variables. */
export interface Mentions {
  /** A text that every document with a mention has in its JSON: other documents are not parsed. */
  readonly sign: string;
  /** The names of all that a document mentions. */
  in(document: PageDocument): readonly string[];
}

/** The documents that mention something, by its name. */
export function usesOf(site: Site, mentions: Mentions): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Map<string, Use>>();
  eachDocument(site, mentions.sign, (document, use, key) => {
    for (const name of new Set(mentions.in(document))) {
      const known = uses.get(name) ?? new Map<string, Use>();
      uses.set(name, known);
      if (!known.get(key)?.published) known.set(key, use);
    }
  });
  return new Map([...uses].map(([name, found]) => [name, [...found.values()]]));
}

/** @param key a name of the page or block: a page and its draft have the same */
type Visit = (document: PageDocument, use: Use, key: string) => void;

/** Visits each published page and draft whose JSON has a sign, and each saved block. */
export function eachDocument(site: Site, sign: string, visit: Visit): void {
  for (const page of pagesWith(site, sign)) visitPage(site, page, visit);
  for (const block of blockRows(site.database)) {
    visit(pageOf(block.content), useIn(block), `block ${block.id}`);
  }
}

/** A use inside a saved block. */
export const useIn = ({ title }: BlockRow): Use => ({
  page: null,
  title,
  path: '',
  published: false,
});

/** Elements as a page without settings. */
export const pageOf = (content: Elements): PageDocument => ({
  format: DOCUMENT_FORMAT,
  content,
  page_settings: {},
});

interface PageRow {
  readonly id: number;
  readonly draft: number | null;
}

/** The pages with a sign in their published content or settings, or in their draft. */
function pagesWith({ database }: Site, sign: string): readonly PageRow[] {
  return database
    .prepare(
      `SELECT documents.id, CASE WHEN page_states.revision != page_states.published
         THEN page_states.revision END AS draft
       FROM documents
       LEFT JOIN page_settings ON page_settings.document = documents.id
       LEFT JOIN page_states ON page_states.document = documents.id
       LEFT JOIN page_revisions ON page_revisions.document = documents.id
         AND page_revisions.number = page_states.revision
       WHERE instr(documents.content, ?1) OR instr(page_settings.value, ?1)
         OR instr(page_revisions.value, ?1)
       ORDER BY documents.id`,
    )
    .all(sign) as PageRow[];
}

function visitPage({ database }: Site, { id, draft }: PageRow, visit: Visit): void {
  const document = editedPage(database, String(id));
  const use = { page: String(id), title: document.title, path: documentPath(document) };
  const published = document.status === 'publish';
  visit(publishedPage(document), { ...use, published }, `page ${id}`);
  if (draft === null) return;
  visit(readRevision(database, id, draft).document, { ...use, published: false }, `page ${id}`);
}

/** The published content and settings of a document. */
export function publishedPage({ content, pageSettings = {} }: Document): PageDocument {
  return { ...pageOf(content), page_settings: pageSettings };
}
