import type { Context } from 'hono';
import type { Site } from '../site';
import { type Document, documentTypes, workType } from './document';
import { documentBySlug } from './documents';

/** The document in the URL's parameters `type` and `slug`, if it can be changed. */
export function changeableDocument({ database }: Site, { req }: Context): Document | undefined {
  const type = documentTypes.find((one) => one === req.param('type'));
  // Works cannot be changed: tests of the portfolio rely on its seeds.
  if (!type || type === workType) return undefined;
  return documentBySlug(database, type, req.param('slug') ?? '');
}
