import type { Database } from '../../../server/database';
import { saveWork, storedWork, storedWorks } from '../portfolio/store';
import { taxonomies } from '../portfolio/terms';
import type { Work } from '../portfolio/work';
import { type Document, type DocumentFields, workType } from './document';
import { workFields } from './work-fields';

/** The portfolio's works as documents, in the order of creation. */
export function workDocuments(database: Database): readonly Document[] {
  return storedWorks(database).map(documentOf).toReversed();
}

/** The work with this slug as a document. */
export function workDocument(database: Database, slug: string): Document | undefined {
  const work = storedWork(database, slug);
  return work && documentOf(work);
}

/**
 * Saves a document as a work. A work with the same slug is overwritten and keeps its id.
 *
 * @throws z.core.$ZodError the document's fields are not those of a work
 */
export function saveWorkDocument(database: Database, document: DocumentFields): void {
  const { slug, title, excerpt, created, fields } = document;
  const ofWork = workFields.parse(fields);
  const date = new Date(created).toISOString().slice(0, 19);
  saveWork(database, { ...ofWork, slug, title, text: excerpt, date, ...termIds(document) });
}

function documentOf(work: Work): Document {
  const { id, slug, title, date, text, categories, otherCategories, tags, ...fields } = work;
  const created = Date.parse(`${date}Z`);
  return {
    id,
    type: workType,
    docType: workType,
    slug,
    title,
    excerpt: text,
    status: 'publish',
    author: 'admin',
    // Drawn from the fields on request.
    thumbnail: '',
    content: [],
    terms: termSlugs({ categories, otherCategories, tags }),
    fields,
    created,
    edited: created,
  };
}

type TermIds = Pick<Work, 'categories' | 'otherCategories' | 'tags'>;

function termSlugs(ids: TermIds): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    taxonomies.map(({ name, field, terms }) => [
      name,
      // In their own order: the first one is a work's main one.
      ids[field].flatMap((id) => terms.find((term) => term.id === id)?.slug ?? []),
    ]),
  );
}

// The portfolio's terms are fixed: a kit of another site cannot add any.
function termIds({ terms: given }: DocumentFields): TermIds {
  const [categories = [], otherCategories = [], tags = []] = taxonomies.map(({ name, terms }) =>
    (given[name] ?? []).flatMap((slug) => terms.find((term) => term.slug === slug)?.id ?? []),
  );
  return { categories, otherCategories, tags };
}
