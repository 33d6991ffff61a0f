import { randomInt } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { ArchiveError } from '../../../../src/elements/kits/archive';
import { type BuilderElement, builderElement } from '../../../../src/elements/kits/wire/files';
import { administratorsOnly, type KitEnv } from '../../kits/guard';
import { soundElement } from '../../kits/imports/sound';
import { postedJson, RefusedCall } from '../../kits/posted';
import type { Site } from '../../site';
import { wireError } from '../../wire-error';
import { changeableDocument } from '../changeable-document';
import type { Document } from '../document';
import { changeDocument, undoChange } from './changes';
import { elementById, everyElement, renumbered, replaced } from './elements';

/** Elements that a document may have. */
const MOST_ELEMENTS = 2000;

/** `POST /documents/{type}/{slug}/elements`: what a template brings. */
const insertion = z.object({
  content: z.array(builderElement).check(z.minLength(1)),
  /** The template's page settings, which are added to the document's; null leaves these alone. */
  pageSettings: z.nullable(z.record(z.string(), z.unknown())),
  /** The element that it comes after; at the end without one. */
  after: z.optional(z.string()),
});

/**
 * The calls of the page that templates are inserted into. Each change answers with its id, by which
 * `POST …/undo/{change}` takes it back within a day.
 */
export function documentCalls(site: Site): Hono<KitEnv> {
  const app = new Hono<KitEnv>();
  app.use(administratorsOnly(site));
  app.post('/:type/:slug/elements', async (context) => {
    // The document is read after it, so that nothing comes in between.
    const posted = await postedJson(context, insertion);
    return onDocument(site, context, (document) => insert(site, context, document, posted));
  });
  app.delete('/:type/:slug/elements/:id', (context) =>
    onDocument(site, context, (document) => remove(site, context, document)),
  );
  app.post('/:type/:slug/undo/:change', (context) =>
    onDocument(site, context, (document) => undo(site, context, document)),
  );
  app.onError((error, context) => {
    if (error instanceof RefusedCall) return error.answer;
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
  const sound = content.map((element) => soundElement(element, 'content'));
  const added = renumbered(sound, newId, document.content);
  const before = after === undefined ? undefined : elementById(document.content, after);
  if (after !== undefined && !before) return elementGone(context);
  const elements = before
    ? replaced(document.content, before.id, [before, ...added])
    : [...document.content, ...added];
  if (everyElement(elements).length > MOST_ELEMENTS) return tooMany(context);
  const change = changeDocument(site, document, {
    content: elements,
    pageSettings: pageSettings
      ? { ...document.pageSettings, ...pageSettings }
      : document.pageSettings,
  });
  return context.json({ change, ids: added.map(({ id }) => id) }, 201);
}

function remove(site: Site, context: Context, document: Document): Response {
  const { content, pageSettings } = document;
  const removed = elementById(content, context.req.param('id') ?? '');
  if (!removed) return elementGone(context);
  const rest: BuilderElement[] = replaced(content, removed.id, []);
  return context.json({ change: changeDocument(site, document, { content: rest, pageSettings }) });
}

function undo(site: Site, context: Context, document: Document): Response {
  const outcome = undoChange(site, document, context.req.param('change') ?? '');
  if (outcome === 'undone') return context.json({});
  return outcome === 'gone'
    ? wireError(context, 410, 'document-undo-gone', 'That was taken back already, or is too old.')
    : wireError(context, 409, 'document-changed', 'The document was changed since.');
}

function onDocument(
  site: Site,
  context: Context,
  answer: (document: Document) => Response,
): Response {
  const document = changeableDocument(site, context);
  if (document) return answer(document);
  return wireError(context, 404, 'document-not-found', 'There is no such document.');
}

/** Seven hexadecimal digits, as the page builder makes them. */
const newId = (): string => randomInt(0x1000000, 0x10000000).toString(16);

const invalid = (context: Context): Response =>
  wireError(context, 400, 'rest_invalid_param', 'The call has another shape.');

const elementGone = (context: Context): Response =>
  wireError(context, 404, 'document-element-gone', 'Somebody has removed this element.');

const tooMany = (context: Context): Response =>
  wireError(context, 413, 'document-full', `A document holds at most ${MOST_ELEMENTS} elements.`);
