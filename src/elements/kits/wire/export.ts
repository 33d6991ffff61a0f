import * as z from 'zod/mini';
import { kitParts } from './manifest';
import { customization } from './selection';

/** `POST /kits/exports` */
export const exportRequest = z.object({
  /** The kit's name as people read it: 1 to 75 characters. */
  title: z.string(),
  /** At most 300 characters. */
  description: z.string(),
  /** Plugins are always among them. */
  includes: z.array(z.enum(kitParts)),
  customization,
  target: z.enum(['file', 'cloud']),
});

/**
 * The answer to it, and to `GET /kits/exports/{session}`. Its steps are called one by one, in order, by
 * `POST /kits/exports/{session}/runners/{runner}`, each answered with the same shape; the same step twice
 * changes nothing. `DELETE /kits/exports/{session}` takes it all back. Once done:
 * `GET /kits/exports/{session}/file` for the zip, or the cloud's `cloud` below.
 */
export const exportSession = z.object({
  session: z.string(),
  state: z.enum(['running', 'completed']),
  runners: z.array(z.object({ runner: z.string(), title: z.string(), isDone: z.boolean() })),
  /** Once completed. */
  summary: z.optional(
    z.object({
      fileName: z.string(),
      /** Bytes of the zip. */
      size: z.number(),
      /** By part, then by section's key: how many. */
      counts: z.record(z.string(), z.record(z.string(), z.number())),
      /** Where the kit is now, if the cloud was the target. */
      cloud: z.optional(z.object({ kit_cloud_id: z.string(), url: z.string() })),
    }),
  ),
});

/** What is sent to begin an export. */
export type ExportRequest = z.infer<typeof exportRequest>;

/** An export under way, or done. */
export type ExportSession = z.infer<typeof exportSession>;
