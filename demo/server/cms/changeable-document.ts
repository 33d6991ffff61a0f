import type { Context } from 'hono';
import type { Site } from '../site';
import { type Document, documentTypes, workType } from './document';
import { documentBySlug } from './documents';

/** The document that the parameters `type` and `slug` of an address name, where it can be changed. */
export function changeableDocument({ database }: Site, { req }: Context): Document | undefined {
  const type = documentTypes.find((one) => one === req.param('type'));
  // Works are changed nowhere: the portfolio's seeds are what its tests know.
  if (!type || type === workType) return undefined;
  return documentBySlug(database, type, req.param('slug') ?? '');
}
