import * as z from 'zod/mini';

/** A kit of the cloud library. */
export const kit = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  bytes: z.number(),
  /** Milliseconds since 1970. */
  created: z.number(),
  thumbnail: z.nullable(z.string()),
});

/** `GET /library/kits?search&sort=title|date&order&offset&limit` */
export const kitPage = z.object({ items: z.array(kit), total: z.number() });

/** A kit of the cloud library. */
export type Kit = z.infer<typeof kit>;

/** Some kits, in order. */
export type KitPage = z.infer<typeof kitPage>;
