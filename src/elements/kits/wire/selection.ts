import * as z from 'zod/mini';
import { kitParts } from './manifest';

/**
 * What of a section goes along: all of it or nothing, by a switch or by its state, or the ids of single
 * documents (where those are chosen: post types' names, and plugins' main files, `name/name.php`).
 */
export const selection = z.union([
  z.boolean(),
  z.object({ enabled: z.boolean() }),
  z.array(z.string()),
]);

/** What of a section goes along. */
export type Selection = z.infer<typeof selection>;

/**
 * The choices of a person, by part and by section's key (`pages`, `headers`, `colors`). A part or a
 * section that is missing goes along whole.
 */
export const customization = z.partialRecord(z.enum(kitParts), z.record(z.string(), selection));

/** The choices of a person, by part and section. */
export type Customization = z.infer<typeof customization>;
