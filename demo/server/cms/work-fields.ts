import * as z from 'zod/mini';
import type { Work } from '../portfolio/work';

const pixels = z.number().check(z.gt(0), z.lte(4000));

/** The fields of a work beyond those of every document. */
export const workFields = z.object({
  type: z.enum(['image', 'video', 'iframe', 'page']),
  motif: z.enum(['binding', 'box', 'album', 'paper', 'site', 'film']),
  seed: z.int(),
  width: pixels,
  height: pixels,
  alt: z.string(),
  pictureMeta: z.enum(['full', 'no-size', 'no-alt', 'none']),
  opensIn: z.optional(z.enum(['new-tab', 'same-tab', 'lightbox'])),
  siteInNewTab: z.boolean(),
  siteType: z.string(),
  video: z.optional(z.string().check(z.regex(/^[\w-]+\.webm$/))),
  fault: z.optional(
    z.enum([
      'no-title',
      'title-no-object',
      'unknown-type',
      'no-picture',
      'script-address',
      'no-video',
      'number-as-text',
      'no-link',
    ]),
  ),
});

/** The type-level check that they are exactly the fields of a work. */
type OwnFields = Omit<
  Work,
  'id' | 'slug' | 'title' | 'text' | 'date' | 'categories' | 'otherCategories' | 'tags'
>;
workFields satisfies z.ZodMiniType<OwnFields>;
