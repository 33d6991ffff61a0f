import * as z from 'zod/mini';

/** What an account has paid for. Without one it can look at what it has, and add nothing. */
export const plans = ['none', 'trial', 'pro'] as const;

/** What an account has paid for. */
export type Plan = (typeof plans)[number];

const share = z.object({ used: z.number(), limit: z.number() });

/** What of its plan an account has used. */
export const quota = z.object({
  /** Templates and kits together. */
  items: share,
  /** Their size. */
  bytes: share,
});

/** What of its plan an account has used. */
export type Quota = z.infer<typeof quota>;

/**
 * `GET /library`: the site's connection with a library, for whoever is logged in. Without an account there is
 * none. `quota` is missing where the library cannot tell.
 */
export const connection = z.object({
  account: z.optional(
    z.object({
      name: z.string(),
      email: z.string(),
      plan: z.enum(plans),
      quota: z.optional(quota),
    }),
  ),
});

/** The site's connection with a library. */
export type Connection = z.infer<typeof connection>;

/** `POST /library/connect`: where the browser goes to choose an account; it comes back to `returnTo`. */
export const connectRequest = z.object({ returnTo: z.string() });

/** The answer to it. */
export const connectAnswer = z.object({ url: z.string() });

/** `PUT /library/plan` */
export const planRequest = z.object({ plan: z.enum(plans) });
