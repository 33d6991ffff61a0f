import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { Refusal, refusalResponse } from '../../../../server/refusal';
import { readJson } from '../../../../server/routes';
import { builderElement } from '../../../../src/api/kits/files';
import { ArchiveError } from '../../../../src/elements/kits/archive';
import {
  applyEdit,
  DOCUMENT_FORMAT,
  type EditFault,
  everyElement,
  type PageDocument,
  placeAfter,
  withNewIds,
} from '../../../../src/page';
import { type AdministratorEnv, administratorGuards } from '../../administrator';
import { sanitiseElement } from '../../kits/imports/sanitise';
import { kitRequests } from '../../kits/requests';
import type { Site } from '../../site';
import { wireError } from '../../wire-error';
import { changeableDocument } from '../changeable-document';
import type { Document } from '../document';
import { changeDocument, undoChange } from './changes';

/** The largest number of elements in a document. */
const MOST_ELEMENTS = 2000;

/** The largest size of an insertion in bytes. */
const INSERTION_SIZE = 2 * 1024 * 1024;

/** The body of `POST /documents/{type}/{slug}/elements`: the content of a template. */
const insertion = z.object({
  content: z.array(builderElement).check(z.minLength(1)),
  /** The template's page settings, merged into the document's. Null changes none. */
  pageSettings: z.nullable(z.record(z.string(), z.unknown())),
  /** The id of the element to insert after; default: at the end. */
  after: z.optional(z.string()),
});

/**
 * The REST calls of the builder page. Each change responds with an id: `POST …/undo/{change}` undoes it within a
 * day.
 */
export function documentCalls(site: Site): Hono<AdministratorEnv> {
  const app = new Hono<AdministratorEnv>();
  app.use(administratorGuards(site).nonce);
  app.post('/:type/:slug/elements', async (context) => {
    // The body is read first, so that nothing can change the document after it was read.
    const posted = await readJson(context, kitRequests, insertion, INSERTION_SIZE);
    return onDocument(site, context, (document) => insert(site, context, document, posted));
  });
  app.delete('/:type/:slug/elements/:id', (context) =>
    onDocument(site, context, (document) => remove(site, context, document)),
  );
  app.post('/:type/:slug/undo/:change', (context) =>
    onDocument(site, context, (document) => undo(site, context, document)),
  );
  app.onError((error, context) => {
    if (error instanceof Refusal) return refusalResponse(context, error);
    if (error instanceof ArchiveError) return invalid(context);
    throw error;
  });
  return app;
}

function insert(
  site: Site,
  context: Context,
  document: Document,
  { content, pageSettings, after }: z.infer<typeof insertion>,
): Response {
  const page = pageOf(document);
  const place = placeAfter(page, after);
  if (typeof place === 'string') return refused(context, place);
  const sound = content.map((element) => sanitiseElement(element, 'content'));
  const added = withNewIds(sound, { taken: document.content });
  const edited = applyEdit(page, { kind: 'insert', elements: added, ...place });
  if (typeof edited === 'string') return refused(context, edited);
  if (everyElement(edited.document.content).length > MOST_ELEMENTS) return tooMany(context);
  const change = changeDocument(site, document, {
    content: edited.document.content,
    pageSettings: pageSettings
      ? { ...document.pageSettings, ...pageSettings }
      : document.pageSettings,
  });
  return context.json({ change, ids: added.map(({ id }) => id) }, 201);
}

function remove(site: Site, context: Context, document: Document): Response {
  const ids = [context.req.param('id') ?? ''];
  const edited = applyEdit(pageOf(document), { kind: 'remove', ids });
  if (typeof edited === 'string') return refused(context, edited);
  const { content } = edited.document;
  const { pageSettings } = document;
  return context.json({ change: changeDocument(site, document, { content, pageSettings }) });
}

/** The page as data: the part of a document that the builder edits. */
function pageOf({ content, pageSettings = {} }: Document): PageDocument {
  return { format: DOCUMENT_FORMAT, content, page_settings: pageSettings };
}

/** The response to an impossible edit. */
function refused(context: Context, fault: EditFault): Response {
  return fault === 'unknown-element' ? elementGone(context) : invalid(context);
}

function undo(site: Site, context: Context, document: Document): Response {
  const outcome = undoChange(site, document, context.req.param('change') ?? '');
  if (outcome === 'undone') return context.json({});
  return outcome === 'gone'
    ? wireError(context, 410, 'document-undo-gone', 'The change was already undone, or is too old.')
    : wireError(context, 409, 'document-changed', 'The document has been changed since.');
}

function onDocument(
  site: Site,
  context: Context,
  answer: (document: Document) => Response,
): Response {
  const document = changeableDocument(site, context);
  if (document) return answer(document);
  return wireError(context, 404, 'document-not-found', 'The document does not exist.');
}

const invalid = (context: Context): Response =>
  wireError(context, 400, 'rest_invalid_param', 'The request is invalid.');

const elementGone = (context: Context): Response =>
  wireError(context, 404, 'document-element-gone', 'The element has been removed.');

const tooMany = (context: Context): Response =>
  wireError(context, 413, 'document-full', `A document holds at most ${MOST_ELEMENTS} elements.`);
