import type * as z from 'zod/mini';
import type { Database } from '../../../../server/database';
import type { DocumentFile } from '../../../../src/api/kits/files';
import type { contentEntry } from '../../../../src/api/kits/manifest';
import { type Document, documentPath } from '../../cms/document';
import { mediaByName } from '../../cms/media';
import type { Stage } from './staging';

/** The path of a document's thumbnail in a kit. */
const pictureFile = (name: string): string => `thumbnails/${name}`;

/** The file of a document in a kit. */
export function documentFileOf(document: Document): DocumentFile {
  const { type, docType, slug, title, excerpt, status, author, thumbnail, parent } = document;
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
    ...(parent && { parent }),
    ...(document.fields && { fields: { ...document.fields } }),
  };
}

/** The entry of a document in a kit's manifest. */
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

/** Stages the files of a document and its thumbnail. */
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
