import { type DocumentFields, type TextDocument, workType } from '../../cms/document';
import { canonicalJson } from '../../cms/revision';
import { pathsIn } from './json-paths';
import { journalRevision } from './kinds';

/** A value of an item as an import stores it. */
export interface StagedValue {
  /** Its fields as JSON, without a document's elements. */
  readonly value: string;
  /** A document's elements as JSON with sorted keys. Imports of earlier releases have them among the fields. */
  readonly content: string | null;
}

/** A value of an item, with data that say whether the database can import it without the server. */
export interface NewStagedValue extends StagedValue {
  /** The paths of other documents in its elements, as a JSON list; null unless it is a plain document. */
  readonly links: string | null;
  /** The revision of a plain document that is imported as it is; null for all others. */
  readonly revision: string | null;
}

/** The elements of a document are most of it: apart, they can be moved to the site without being parsed. */
export function stagedValue(value: object): NewStagedValue {
  const none = { links: null, revision: null };
  if (!('content' in value)) return { value: JSON.stringify(value), content: null, ...none };
  const { content: elements, ...fields } = value;
  const content = canonicalJson(elements);
  const staged = { value: JSON.stringify(fields), content };
  if (!isPlain(value as DocumentFields)) return { ...staged, ...none };
  const document = { ...fields, content } as TextDocument;
  const links = JSON.stringify(pathsIn(content));
  return { ...staged, links, revision: journalRevision(document) };
}

/** Whether a document is a single row of the site's database: no terms, page settings, image or parent. */
function isPlain({ type, terms, pageSettings, thumbnail, parent }: DocumentFields): boolean {
  const hasMore = Object.keys(terms).length > 0 || pageSettings !== undefined;
  return type !== workType && !hasMore && thumbnail === '' && parent === undefined;
}

/** The value of an item. */
export function parsedValue({ value, content }: StagedValue): object {
  const fields = JSON.parse(value) as object;
  return content === null ? fields : { ...fields, content: JSON.parse(content) };
}
