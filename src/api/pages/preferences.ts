import * as z from 'zod/mini';

/** The maximum number of documents that `recent` lists. */
export const MOST_RECENT = 10;

const step = z.string().check(z.maxLength(40));

/** A document that an account has edited. */
export const recentDocument = z.object({
  title: z.string().check(z.maxLength(200)),
  /** The address of its editor, on the site itself. */
  address: z.string().check(z.maxLength(500), z.regex(/^\/(?!\/)/)),
});

/** A document that an account has edited. */
export type RecentDocument = z.infer<typeof recentDocument>;

/** What the page editor keeps for an account. */
export const editorPreferences = z.object({
  /** Whether links open the lightbox in the preview. */
  lightboxInEditor: z.boolean(),
  colorScheme: z.enum(['auto', 'light', 'dark']),
  /** Whether the bar has the button of the checklist. */
  checklist: z.boolean(),
  /** Whether the checklist has opened by itself: it does so once. */
  checklistSeen: z.boolean(),
  /** The steps of the checklist that are done. */
  done: z.array(step).check(z.maxLength(50)),
  /** The documents that were edited last, newest first. */
  recent: z.array(recentDocument).check(z.maxLength(MOST_RECENT)),
});

/** What the page editor keeps for an account. */
export type EditorPreferences = z.infer<typeof editorPreferences>;

/** The body of `PATCH /editor-preferences`. Absent fields stay as they are. */
export const preferencesChange = z.partial(editorPreferences);

/** The preferences of an account that has saved none. */
export const standardPreferences: EditorPreferences = {
  lightboxInEditor: true,
  colorScheme: 'auto',
  checklist: true,
  checklistSeen: false,
  done: [],
  recent: [],
};
