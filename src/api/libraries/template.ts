import * as z from 'zod/mini';
import { isElementName } from '../../page/ids';
import { builderElement } from '../kits/files';

/** The maximum length of a template's title, in characters. */
export const TITLE_LENGTH = 200;

/** The maximum size of a template's content and settings as JSON, in bytes. */
export const TEMPLATE_SIZE = 2 * 1024 * 1024;

/** A template in a list. */
export const template = z.object({
  id: z.string(),
  title: z.string(),
  /** The kind of template, such as `header`, `page`, `popup`. */
  type: z.string(),
  author: z.string(),
  /** Milliseconds since 1970. */
  created: z.number(),
  edited: z.number(),
  /** Its share of the quota. */
  bytes: z.number(),
  /** The folder's id. Null: outside of folders. */
  folder: z.nullable(z.string()),
  /** The address of the thumbnail. Cloud templates: its path below `/library`. */
  thumbnail: z.nullable(z.string()),
});

const inside = {
  content: z.array(builderElement),
  /** The page settings that were saved with the template. */
  page_settings: z.record(z.string(), z.unknown()),
};

/** The response of `GET /…/templates/{id}`. An exported template file has the same shape. */
export const templateWithContent = z.extend(template, inside);

/** A template to save. */
export const newTemplate = z.object({
  ...inside,
  title: z.string(),
  /** Of letters, digits, `_` and `-`, at most 64, as in kits. */
  type: z.string().check(z.refine(isElementName)),
  folder: z.optional(z.nullable(z.string())),
});

/** The maximum number of templates in one request. They are saved in one transaction, which blocks others. */
export const MOST_TEMPLATES = 100;

/** The maximum size of the body of `POST /…/templates` in bytes: it has room for ten of the largest templates. */
export const TEMPLATES_SIZE = 10 * TEMPLATE_SIZE;

/** The body of `POST /…/templates`. */
export const newTemplates = z.object({
  templates: z.array(newTemplate).check(z.maxLength(MOST_TEMPLATES)),
});

/** The response of `POST /…/templates`: the saved templates, in the order of the request. */
export const savedTemplates = z.object({ templates: z.array(template) });

/** The body of `PATCH /…/templates/{id}`. */
export const templateChange = z.object({ title: z.string() });

/** A template in a list. */
export type Template = z.infer<typeof template>;

/** A template with its content. */
export type TemplateWithContent = z.infer<typeof templateWithContent>;

/** A template to save. */
export type NewTemplate = z.infer<typeof newTemplate>;
