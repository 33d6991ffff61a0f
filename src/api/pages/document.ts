import * as z from 'zod/mini';
import { DOCUMENT_FORMAT, type PageDocument } from '../../page/document';
import type { BuilderElement } from '../../page/element';
import { isElementName } from '../../page/ids';

/** The maximum size of a request with a page, in bytes. */
export const PAGE_SIZE = 4 * 1024 * 1024;

/** The maximum number of elements of a page. */
export const MOST_ELEMENTS = 2000;

/** The maximum length of titles and names, in characters. */
export const NAME_LENGTH = 200;

/** The name of an element, a widget, a save or a lock: letters, digits, `_` and `-`, at most 64. */
export const elementName = z.string().check(z.refine(isElementName));

/** A title or name: not empty, at most `NAME_LENGTH` characters. */
export const titleText = z
  .string()
  .check(z.refine((text) => text.trim() !== '' && text.length <= NAME_LENGTH));

/** An element of a page with its children. Further keys belong to other software, and are kept. */
export const pageElement: z.ZodMiniType<BuilderElement> = z.looseObject({
  id: elementName,
  elType: elementName,
  isInner: z.optional(z.boolean()),
  widgetType: z.optional(elementName),
  settings: z.record(z.string(), z.unknown()),
  get elements(): z.ZodMiniType<BuilderElement[]> {
    return z.array(pageElement);
  },
});

/** A page as data: `PageDocument` of `nh-elements/page`. */
export const pageDocument: z.ZodMiniType<PageDocument> = z.object({
  format: z.literal(DOCUMENT_FORMAT),
  content: z.array(pageElement),
  page_settings: z.record(z.string(), z.unknown()),
});

/** The response of a request that only changes something. */
export const nothing = z.object({});

/** A document that mentions a saved block or a variable. */
export const use = z.object({
  /** The id of the page. Null: the use is in a saved block. */
  page: z.nullable(z.string()),
  title: z.string(),
  /** The path at which it is edited or shown. */
  path: z.string(),
  /** Whether visitors see it there, and not only the draft mentions it. */
  published: z.boolean(),
});

/** The documents that mention a saved block or a variable. */
export const uses = z.object({ uses: z.array(use) });

/** A document that mentions a saved block or a variable. */
export type Use = z.infer<typeof use>;
