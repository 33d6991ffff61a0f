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
 * children are imported.
 */
export const leftOut = z.object({
  reason: z.enum(['post-type', 'taxonomy', 'setting', 'template', 'menu-entry', 'code', 'element']),
  name: z.string(),
  count: z.number(),
});

/** The body of `POST /kits/imports`. */
export const openRequest = z.object({ upload: z.string() });

const imported = z.object({
  part: z.enum(kitParts),
  section: z.string(),
  title: z.string(),
  /** The address of the imported document. */
  url: z.optional(z.string()),
  outcome: z.enum(['created', 'overwritten', 'renamed', 'kept', 'activated', 'missing']),
});

/** The response of the import routes. */
export const importSession = z.object({
  session: z.string(),
  state: z.enum(['opened', 'running', 'completed', 'reverted']),
  manifest: kitManifest,
  /** What cannot be imported, by name. */
  left_out: z.optional(z.array(leftOut)),
  conflicts: z.array(conflict),
  /** The kit's plugins, with their state on this site. */
  plugins: z.array(
    z.object({
      name: z.string(),
      plugin: z.string(),
      version: z.string(),
      state: z.enum(['active', 'inactive', 'missing']),
    }),
  ),
  canInstallPlugins: z.boolean(),
  /** The steps of a started import. The client runs them one by one, in order. */
  runners: z.array(
    z.object({
      runner: z.string(),
      title: z.string(),
      isDone: z.boolean(),
      imported: z.array(imported),
    }),
  ),
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
