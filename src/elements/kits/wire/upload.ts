import * as z from 'zod/mini';

/**
 * `POST /kits/uploads`: begins an upload, or finds the one that this person has begun of the same file.
 * Then `PUT /kits/uploads/{upload}/chunks/{index}` (`application/octet-stream`) for each missing chunk,
 * answered with `uploadSession`; then `POST /kits/imports`. `DELETE /kits/uploads/{upload}` forgets it.
 */
export const uploadRequest = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** SHA-256 in hex over the file's name, size, time of change, and first and last chunk: the same file. */
  fingerprint: z.string(),
});

/** The answer to it, and to `GET /kits/uploads/{upload}`. */
export const uploadSession = z.object({
  upload: z.string(),
  name: z.string(),
  size: z.number(),
  /** Bytes of every chunk but the last. */
  chunkSize: z.number(),
  /** Indexes of the chunks that the server does not have yet, ascending. */
  missing: z.array(z.number()),
});

/**
 * `POST /kits/uploads/from`: the server itself fetches a kit, from an address of its own origin or of
 * its list, or from the cloud. Answered with `uploadSession` without missing chunks.
 */
export const fetchRequest = z.union([
  z.object({ file_url: z.string(), id: z.optional(z.string()), referrer: z.optional(z.string()) }),
  z.object({ kit_cloud_id: z.string() }),
]);

/** What the server has of an upload. */
export type UploadSession = z.infer<typeof uploadSession>;
