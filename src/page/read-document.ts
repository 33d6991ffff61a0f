import { listOf, objectOf } from '../core/settings/reading';
import { DOCUMENT_FORMAT, type PageDocument } from './document';
import { DocumentReader } from './document-reader';
import type { Elements } from './element';
import { type DocumentJson, migrated } from './migrations';
import { pageSettingFields } from './page-settings';
import type { DocumentProblem } from './problem';

/** A document with the problems of the JSON that it was read from. */
export interface ReadDocument {
  readonly document: PageDocument;
  /** The ignored and replaced values. `documentProblemText` describes a problem. */
  readonly problems: readonly DocumentProblem[];
}

/**
 * Reads a document: our own JSON, a template, a document of a kit, or the list of elements that the page builder saves.
 *
 * Reading never throws and changes nothing in `json`. Junk costs its own key or element. Settings and elements of other
 * software are kept as they are; keys beside `content` and `page_settings` are ignored. Reading the result again gives
 * the same document without problems.
 *
 * @param json parsed JSON
 */
export function readDocument(json: unknown): ReadDocument {
  const reader = new DocumentReader();
  const latest = latestJson(json, reader);
  const document: PageDocument = {
    format: DOCUMENT_FORMAT,
    content: reader.content('content', latest.content),
    page_settings: reader.settings('page_settings', latest.page_settings, pageSettingFields),
  };
  return { document, problems: reader.problems };
}

/** Elements with the problems of the JSON that they were read from. */
export interface ReadElements {
  readonly elements: Elements;
  /** The paths begin with `content`. */
  readonly problems: readonly DocumentProblem[];
}

/** Reads a list of elements, such as the content of a template, as `readDocument` does. */
export function readElements(json: unknown): ReadElements {
  const reader = new DocumentReader();
  return { elements: reader.content('content', json), problems: reader.problems };
}

function latestJson(json: unknown, reader: DocumentReader): DocumentJson {
  if (Array.isArray(json)) return { content: json };
  const object = objectOf(json);
  if (object && Object.hasOwn(object, 'content')) return migrated(object, formatOf(object, reader));
  const list = object && Object.keys(object).length > 0 ? listOf(object) : undefined;
  if (!list) reader.tell('not-a-document');
  return { content: list };
}

function formatOf({ format }: DocumentJson, reader: DocumentReader): number {
  if (format === undefined || format === null) return 0;
  const isVersion = typeof format === 'number' && Number.isInteger(format) && format >= 0;
  if (!isVersion) reader.tell('unknown-format', 'format');
  else if (format > DOCUMENT_FORMAT) reader.tell('newer-format', 'format');
  return isVersion ? format : 0;
}
