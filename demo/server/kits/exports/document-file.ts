import type * as z from 'zod/mini';
import type { DocumentFile } from '../../../../src/elements/kits/wire/files';
import type { contentEntry } from '../../../../src/elements/kits/wire/manifest';
import { type Document, documentPath } from '../../cms/document';
import { mediaByName } from '../../cms/media';
import type { Database } from '../../database';
import type { Stage } from './staging';

/** Where a document's picture is in a kit. */
const pictureFile = (name: string): string => `thumbnails/${name}`;

/** A document as a kit holds it. */
export function documentFileOf(document: Document): DocumentFile {
  const { type, docType, slug, title, excerpt, status, author, thumbnail } = document;
  return {
    type,
    doc_type: docType,
    slug,
    title,
    excerpt,
    status,
    author,
    created: new Date(document.created).toISOString(),
    edited: new Date(document.edited).toISOString(),
    ...(thumbnail && { thumbnail: pictureFile(thumbnail) }),
    content: [...document.content],
    ...(document.pageSettings && { page_settings: { ...document.pageSettings } }),
    terms: Object.fromEntries(
      Object.entries(document.terms).map(([taxonomy, slugs]) => [taxonomy, [...slugs]]),
    ),
    ...(document.fields && { fields: { ...document.fields } }),
  };
}

/** What a kit's manifest says of a document. */
export function manifestEntry(document: Document, origin: string): z.infer<typeof contentEntry> {
  const { title, excerpt, docType, slug, thumbnail } = document;
  return {
    title,
    ...(excerpt && { excerpt }),
    doc_type: docType,
    slug,
    ...(thumbnail && { thumbnail: pictureFile(thumbnail) }),
    url: origin + documentPath(document),
  };
}

/** Puts a document and its picture into a kit. */
export async function stageDocument(
  database: Database,
  stage: Stage,
  path: string,
  document: Document,
): Promise<void> {
  await stage.json(path, documentFileOf(document));
  const picture = document.thumbnail && mediaByName(database, document.thumbnail);
  if (picture) await stage.bytes(pictureFile(document.thumbnail), picture.bytes);
}
