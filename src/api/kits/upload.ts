import * as z from 'zod/mini';

/**
 * The body of `POST /kits/uploads`. The client then sends each missing chunk, and opens an import of the
 * complete upload.
 */
export const uploadRequest = z.object({
  name: z.string().check(z.maxLength(1000)),
  /** Bytes. */
  size: z.int().check(z.gte(0)),
  /** Identifies the file: SHA-256 in hex over its name, size, last change, and first and last chunk. */
  fingerprint: z.string().check(z.regex(/^[\da-f]{64}$/)),
});

/** The response of the upload routes. */
export const uploadSession = z.object({
  upload: z.string(),
  name: z.string(),
  size: z.number(),
  /** Bytes of every chunk except the last. */
  chunkSize: z.number(),
  /** The indexes of the missing chunks, ascending. */
  missing: z.array(z.number()),
});

/**
 * The body of `POST /kits/uploads/from`: the address of a kit, on the site's own or an allowed origin, or its id
 * in the cloud library. The response has no missing chunks.
 */
export const fetchRequest = z.union([
  z.object({ file_url: z.string(), id: z.optional(z.string()), referrer: z.optional(z.string()) }),
  z.object({ kit_cloud_id: z.string() }),
]);

/** The state of an upload. */
export type UploadSession = z.infer<typeof uploadSession>;
