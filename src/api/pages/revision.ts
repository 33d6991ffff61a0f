import * as z from 'zod/mini';
import { pageDocument } from './document';
import { base } from './page';

/** The maximum number of revisions of a page. The oldest are removed; never the published and the newest one. */
export const MOST_REVISIONS = 100;

/** The origins of a revision. */
const revisionKinds = ['saved', 'published', 'restored', 'outside'] as const;

const listed = {
  number: z.number(),
  /** `outside`: the page was changed by other means than the editor, such as the import of a kit. */
  kind: z.enum(revisionKinds),
  person: z.string(),
  /** Milliseconds since 1970. */
  saved: z.number(),
  /** Whether visitors see this revision. */
  isPublished: z.boolean(),
};

/** A revision in a list. */
export const revision = z.object(listed);

/** A revision in a list. */
export type Revision = z.infer<typeof revision>;

/** The response of `GET /pages/{id}/revisions`: all revisions, newest first. */
export const revisionList = z.object({ revisions: z.array(revision) });

/** The response of `GET /pages/{id}/revisions/{number}`. */
export const revisionWithDocument = z.object({ ...listed, document: pageDocument });

/** The body of `POST /pages/{id}/revisions/{number}/restore`. */
export const restoreRequest = z.object(base);
