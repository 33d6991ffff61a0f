import * as z from 'zod/mini';
import { kitParts } from './manifest';

/**
 * The selected items of a section: all or none, or the ids of single documents. Post types are selected by
 * name, plugins by main file (`name/name.php`).
 */
export const selection = z.union([
  z.boolean(),
  z.object({ enabled: z.boolean() }),
  z.array(z.string()),
]);

/** The selected items of a section. */
export type Selection = z.infer<typeof selection>;

/**
 * The selection by part and section key (`pages`, `headers`, `colors`). A missing part or section is selected
 * completely.
 */
export const customization = z.partialRecord(z.enum(kitParts), z.record(z.string(), selection));

/** The maximum size of a body with a selection in bytes: it has room for decisions about ten thousand documents. */
export const SELECTION_SIZE = 2 * 1024 * 1024;

/** The selection by part and section. */
export type Customization = z.infer<typeof customization>;
