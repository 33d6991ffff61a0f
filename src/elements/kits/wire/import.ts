import * as z from 'zod/mini';
import { kitManifest, kitParts } from './manifest';
import { customization } from './selection';

/** What becomes of a document or setting that the site has already. */
export const decision = z.enum(['overwrite', 'keep', 'rename']);

/** One thing that kit and site both have: the same slug, or a setting that is set. */
export const conflict = z.object({
  /** Such as `page:about`, `template:main-header`, `setting:colors`. */
  id: z.string(),
  part: z.enum(kitParts),
  /** The section's key. */
  section: z.string(),
  title: z.string(),
  /** What a diff shows: by field, how the site has it and how the kit has it. */
  changes: z.array(z.object({ field: z.string(), site: z.string(), kit: z.string() })),
  /** Settings cannot be renamed. */
  decisions: z.array(decision),
});

/** `POST /kits/imports`: opens an uploaded kit, once all its checks have passed; nothing is written yet. */
export const openRequest = z.object({ upload: z.string() });

const imported = z.object({
  part: z.enum(kitParts),
  section: z.string(),
  title: z.string(),
  /** Where a person can look at it. */
  url: z.optional(z.string()),
  outcome: z.enum(['created', 'overwritten', 'renamed', 'kept', 'activated', 'missing']),
});

/**
 * The answer to it, to `GET /kits/imports/{session}`, and of each call below. `GET /kits/imports/current`
 * has this person's import under way, `GET /kits/imports/last` the last completed one (404 without one).
 * `DELETE /kits/imports/{session}` forgets one that has not been started.
 */
export const importSession = z.object({
  session: z.string(),
  state: z.enum(['opened', 'running', 'completed', 'reverted']),
  manifest: kitManifest,
  conflicts: z.array(conflict),
  /** The kit's plugins as this site has them. */
  plugins: z.array(
    z.object({
      name: z.string(),
      plugin: z.string(),
      version: z.string(),
      state: z.enum(['active', 'inactive', 'missing']),
    }),
  ),
  canInstallPlugins: z.boolean(),
  /** The steps, once started, called one by one: `POST /kits/imports/{session}/runners/{runner}`. */
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

/** `POST /kits/imports/{session}/start` */
export const startRequest = z.object({
  includes: z.array(z.enum(kitParts)),
  customization,
  /** By a conflict's id; what is missing is kept. */
  decisions: z.record(z.string(), decision),
});

/**
 * `POST /kits/imports/{session}/revert`: takes the import back. Where documents have been edited since
 * and `edited` is missing, answers 409 `nh_kit_edited` with `data.edited` as below.
 */
export const revertRequest = z.object({ edited: z.optional(z.enum(['revert', 'keep'])) });

/** `data` of that answer. */
export const editedSince = z.object({
  edited: z.array(z.object({ title: z.string(), url: z.string() })),
});

/** Codes by which these calls fail, in WordPress's shape `{ code, message, data: { status } }`. */
export const kitErrorCodes = [
  'zip-archive-module-missing',
  'invalid-zip-file',
  'timeout',
  'invalid-kit-library-zip-error',
  'no-write-permissions',
  'plugin-installation-permissions-error',
  'third-party-error',
  'domdocument-missing',
  'insufficient-quota',
  'failed-to-fetch-quota',
  'cloud-upload-failed',
  'error-loading-resource',
  'general',
] as const;

/** Why a call of the kit tools failed. */
export type KitErrorCode = (typeof kitErrorCodes)[number];

/** An import, from its opening to its end. */
export type ImportSession = z.infer<typeof importSession>;

/** One thing that kit and site both have. */
export type Conflict = z.infer<typeof conflict>;

/** A document that was edited after its import. */
export type EditedDocument = z.infer<typeof editedSince>['edited'][number];

/** What becomes of it. */
export type Decision = z.infer<typeof decision>;
