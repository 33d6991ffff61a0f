import * as z from 'zod/mini';
import { elementName, pageDocument } from './document';

/** The rights of the account in the page editor. */
export const pageRights = z.object({
  /** Opens pages, takes their locks, saves drafts and new saved blocks, restores revisions, writes notes. */
  edit: z.boolean(),
  /** Publishes pages, and changes saved blocks that are on published pages. */
  publish: z.boolean(),
  /** Changes the settings of pages, and the settings and variables of the site. */
  settings: z.boolean(),
  /** Adds code: HTML with scripts, CSS and attributes. */
  html: z.boolean(),
});

/** The rights of an account in the page editor. */
export type PageRights = z.infer<typeof pageRights>;

/** The editor that has a page open. */
export const lockHolder = z.object({
  person: z.string(),
  /** Milliseconds since 1970. Without a renewal, the lock ends at this time. */
  expires: z.number(),
});

const stored = {
  /** The number of the page's newest revision. Each save increases it. */
  revision: z.number(),
  /** The name of the save that made the revision; empty for another origin. */
  save: z.string(),
  /** The author of the revision. */
  person: z.string(),
  /** Milliseconds since 1970. */
  saved: z.number(),
};

/** The response of `GET /pages/{id}`: the newest revision of a page, for its editor. */
export const openedPage = z.object({
  id: z.string(),
  /** The post type: `page`, `post` or `template`. */
  type: z.string(),
  title: z.string(),
  /** The path at which the site shows the page. */
  path: z.string(),
  ...stored,
  /** Whether visitors can see the page. */
  published: z.boolean(),
  /** Whether visitors see the newest revision. */
  isCurrent: z.boolean(),
  document: pageDocument,
  rights: pageRights,
  /** Null: the page is not locked. */
  lock: z.nullable(lockHolder),
  /** The account of the session. */
  account: z.string(),
});

/** The newest revision of a page, for its editor. */
export type StoredPage = z.infer<typeof openedPage>;

/** The fields of every request that changes a page. */
export const base = {
  /** The revision that the change is based on. A newer one is never overwritten. */
  revision: z.number(),
  /** The account with which the editor was opened. Another session is refused: see `nh_page_other_account`. */
  account: z.string(),
  /** The token of the editor's lock. */
  lock: elementName,
};

/** A page as HTML and CSS, printed by its editor. */
export const printedPage = z.object({ html: z.string(), css: z.string() });

/** A page as HTML and CSS. */
export type PrintedPage = z.infer<typeof printedPage>;

/** The body of `PUT /pages/{id}/draft`. */
export const draftRequest = z.object({
  ...base,
  /** A random name of this save, by which the editor recognises it when the response was lost. */
  save: elementName,
  document: pageDocument,
  /** Keeps the save as a revision of its own: neither earlier nor later saves are merged with it. Default: the saves of ten minutes are one revision. */
  isKept: z.optional(z.boolean()),
  /** The document is that of an earlier revision. Implies `isKept`. */
  isRestored: z.optional(z.boolean()),
  /** The document as HTML and CSS, for a server that cannot print it. Other servers ignore it. */
  printed: z.optional(printedPage),
});

/** A setting that was not saved, since the account may not add code or not change the settings of pages. */
export const leftOutCode = z.object({
  /** The id of the element; null for the page. */
  element: z.nullable(z.string()),
  setting: z.string(),
});

/** A setting that was not saved. */
export type LeftOutCode = z.infer<typeof leftOutCode>;

/** The response of `PUT /pages/{id}/draft`. */
export const savedDraft = z.object({
  ...stored,
  /** The settings that were not saved: new code, and settings of the page. */
  leftOut: z.array(leftOutCode),
});

/** The result of a save. */
export type SavedDraft = z.infer<typeof savedDraft>;

/** The body of `POST /pages/{id}/publish`. */
export const publishRequest = z.object({
  ...base,
  /** `draft` hides the page from visitors. Default: `publish`. */
  status: z.optional(z.enum(['publish', 'draft'])),
});

/** The response of `POST /pages/{id}/publish`. */
export const publishedPage = z.object({ revision: z.number(), path: z.string() });
