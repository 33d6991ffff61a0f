import * as z from 'zod/mini';
import { kitManifest, kitParts } from './manifest';
import { customization } from './selection';

/** The decision about a document or setting that already exists on the site. */
export const decision = z.enum(['overwrite', 'keep', 'rename']);

/** A conflict between kit and site: a document of the same slug, or a setting that has a value. */
export const conflict = z.object({
  /** Such as `page:about`, `template:main-header`, `setting:colors`. */
  id: z.string(),
  part: z.enum(kitParts),
  /** The section's key. */
  section: z.string(),
  title: z.string(),
  /** The differing fields, with the values of the site and of the kit. */
  changes: z.array(z.object({ field: z.string(), site: z.string(), kit: z.string() })),
  /** The possible decisions. Settings cannot be renamed. */
  decisions: z.array(decision),
});

/**
 * Something of a kit that this site cannot import: the documents of a post type (`name` is its label), a taxonomy, a
 * setting, a template, an entry of a menu; code in a document (`name` is its title); a kind of containers, whose
 * children are imported; pictures on a server from which they are not fetched (`name` is its host).
 */
export const leftOut = z.object({
  reason: z.enum([
    'post-type',
    'taxonomy',
    'setting',
    'template',
    'menu-entry',
    'code',
    'element',
    'picture',
  ]),
  name: z.string(),
  count: z.number(),
});

/** The body of `POST /kits/imports`. */
export const openRequest = z.object({ upload: z.string() });

const imported = z.object({
  part: z.enum(kitParts),
  section: z.string(),
  title: z.string(),
  /** The address of the imported document. For a plugin: the address of the list of plugins. */
  url: z.optional(z.string()),
  outcome: z.enum(['created', 'overwritten', 'renamed', 'kept', 'activated', 'missing', 'failed']),
  /** Why a plugin could not be activated (`failed`), as plain text in the language of the administration. */
  reason: z.optional(z.string()),
});

/** A picture that could not be fetched. `over-limit`: the import has fetched as much as it may. */
const failedPicture = z.object({
  address: z.string(),
  reason: z.enum(['unreachable', 'no-picture', 'too-large', 'over-limit']),
});

/** Finished items, and all items. */
const progress = { done: z.number(), total: z.number() };

/**
 * The response of the import routes. While an import runs, it has neither the documents of the manifest nor conflicts
 * and results.
 */
export const importSession = z.object({
  session: z.string(),
  /** `opening`: the kit is still being checked. A repeated request waits for the rest; `session` is empty. */
  state: z.enum(['opening', 'opened', 'running', 'completed', 'reverted']),
  manifest: kitManifest,
  /** What cannot be imported, by name. */
  left_out: z.optional(z.array(leftOut)),
  /** The pictures that the kit names by address. They are fetched if the person wants it. */
  pictures: z.optional(
    z.object({
      hosts: z.array(z.string()),
      count: z.number(),
      /** The number of fetched pictures, and the others; missing if they are not fetched. */
      fetched: z.optional(z.number()),
      failed: z.optional(z.array(failedPicture)),
    }),
  ),
  conflicts: z.array(conflict),
  /** The kit's plugins, with their state on this site. */
  plugins: z.array(
    z.object({
      name: z.string(),
      plugin: z.string(),
      version: z.string(),
      state: z.enum(['active', 'inactive', 'missing']),
      /** False for a missing plugin that the site cannot install. Default: true. */
      isAvailable: z.optional(z.boolean()),
    }),
  ),
  canInstallPlugins: z.boolean(),
  /** The steps of a started import. The client runs them one by one, in order. */
  runners: z.array(
    z.object({
      runner: z.string(),
      title: z.string(),
      isDone: z.boolean(),
      /** The imported items of the step, and all that are selected. */
      done: z.optional(progress.done),
      total: z.optional(progress.total),
      imported: z.array(imported),
    }),
  ),
  /** The checked items of a kit that is being opened. */
  progress: z.optional(z.object(progress)),
  /** Milliseconds since 1970. */
  started: z.optional(z.number()),
  ended: z.optional(z.number()),
});

/** The body of `POST /kits/imports/{session}/start`. */
export const startRequest = z.object({
  includes: z.array(z.enum(kitParts)),
  customization,
  /** The decisions by conflict id. Default: `keep`. */
  decisions: z.record(z.string(), decision),
  /** Whether the kit's pictures are fetched from other sites. Default: false. */
  pictures: z.optional(z.boolean()),
});

/**
 * The body of `POST /kits/imports/{session}/revert`. If documents have been edited since the import and
 * `edited` is missing, the response is the error `nh_kit_edited`, whose `data` is `editedSince`.
 */
export const revertRequest = z.object({ edited: z.optional(z.enum(['revert', 'keep'])) });

/** The `data` of the error `nh_kit_edited`. */
export const editedSince = z.object({
  edited: z.array(z.object({ title: z.string(), url: z.string() })),
});

/** The state of an import. */
export type ImportSession = z.infer<typeof importSession>;

/** Something of a kit that this site cannot import. */
export type LeftOut = z.infer<typeof leftOut>;

/** A conflict between kit and site. */
export type Conflict = z.infer<typeof conflict>;

/** A document that was edited after its import. */
export type EditedDocument = z.infer<typeof editedSince>['edited'][number];

/** The decision about a conflict. */
export type Decision = z.infer<typeof decision>;
