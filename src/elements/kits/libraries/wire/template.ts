import * as z from 'zod/mini';
import { builderElement } from '../../wire/files';

/** Characters that a template's title may have. */
export const TITLE_LENGTH = 200;

/** Bytes of content and settings, as JSON, that one template may have. */
export const TEMPLATE_SIZE = 2 * 1024 * 1024;

/** A template as a list shows it. */
export const template = z.object({
  id: z.string(),
  title: z.string(),
  /** What it is for, such as `header`, `page`, `popup`. */
  type: z.string(),
  author: z.string(),
  /** Milliseconds since 1970. */
  created: z.number(),
  edited: z.number(),
  /** What it takes of the quota. */
  bytes: z.number(),
  /** Its folder's id; null outside of folders. */
  folder: z.nullable(z.string()),
  /** The address of a small picture. */
  thumbnail: z.nullable(z.string()),
});

const inside = {
  content: z.array(builderElement),
  /** What of the page's settings came along when it was saved. */
  page_settings: z.record(z.string(), z.unknown()),
};

/** `GET /…/templates/{id}`: with what is inserted into a page. The export is the same JSON. */
export const templateWithContent = z.extend(template, inside);

/** A template that is to be kept. */
export const newTemplate = z.object({
  ...inside,
  title: z.string(),
  type: z.string(),
  folder: z.optional(z.nullable(z.string())),
});

/** Templates that one call may bring: it keeps all of them or none, while others wait. */
export const MOST_TEMPLATES = 100;

/** `POST /…/templates` */
export const newTemplates = z.object({
  templates: z.array(newTemplate).check(z.maxLength(MOST_TEMPLATES)),
});

/** `PATCH /…/templates/{id}` */
export const templateChange = z.object({ title: z.string() });

/** A template as a list shows it. */
export type Template = z.infer<typeof template>;

/** A template with what is inserted into a page. */
export type TemplateWithContent = z.infer<typeof templateWithContent>;

/** A template that is to be kept. */
export type NewTemplate = z.infer<typeof newTemplate>;
