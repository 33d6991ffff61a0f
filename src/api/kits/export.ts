import * as z from 'zod/mini';
import { builderFormat } from './contents';
import { kitParts } from './manifest';
import { customization } from './selection';

/** The body of `POST /kits/exports`. */
export const exportRequest = z.object({
  /** The kit's title, of 1 to 75 characters. */
  title: z.string(),
  /** At most 300 characters. */
  description: z.string(),
  /** The selected parts. Plugins are always included. */
  includes: z.array(z.enum(kitParts)),
  customization,
  target: z.enum(['file', 'cloud']),
  /** The format of another page builder, one of the site's `formats`. Default: the format of this package. */
  format: z.optional(builderFormat),
});

/**
 * The response of the export routes. The client runs the `runners` one by one, in order; running a step again
 * changes nothing. A completed export has a zip file, or `cloud` if the cloud was the target.
 */
export const exportSession = z.object({
  session: z.string(),
  state: z.enum(['running', 'completed']),
  runners: z.array(
    z.object({
      runner: z.string(),
      title: z.string(),
      isDone: z.boolean(),
      /** The step continues after the request: a repeated request waits for it. */
      isUnderWay: z.optional(z.boolean()),
    }),
  ),
  /** Present when the export is completed. */
  summary: z.optional(
    z.object({
      fileName: z.string(),
      /** Bytes of the zip. */
      size: z.number(),
      /** The number of items, by part and section key. */
      counts: z.record(z.string(), z.record(z.string(), z.number())),
      /** The kit in the cloud library, if the cloud was the target. */
      cloud: z.optional(z.object({ kit_cloud_id: z.string(), url: z.string() })),
    }),
  ),
});

/** The request that creates an export. */
export type ExportRequest = z.infer<typeof exportRequest>;

/** The state of an export. */
export type ExportSession = z.infer<typeof exportSession>;
