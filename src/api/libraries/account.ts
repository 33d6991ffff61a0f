import * as z from 'zod/mini';

/** The plans of an account. Without a plan an account can view its items and add none. */
export const plans = ['none', 'trial', 'pro'] as const;

/** The plan of an account. */
export type Plan = (typeof plans)[number];

const share = z.object({ used: z.number(), limit: z.number() });

/** The used share of an account's plan. */
export const quota = z.object({
  /** The number of templates and kits. */
  items: share,
  /** The total size of templates and kits, in bytes. */
  bytes: share,
});

/** The used share of an account's plan. */
export type Quota = z.infer<typeof quota>;

/**
 * The response of `GET /library`: the account that the logged-in person has connected, if any. Without `quota`
 * the quota is unknown.
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

/** The connection of a person with a cloud account. */
export type Connection = z.infer<typeof connection>;

/** The body of `POST /library/connect`: the path to which the browser returns. */
export const connectRequest = z.object({ returnTo: z.string() });

/** The response of `POST /library/connect`: the address at which the browser continues. */
export const connectAnswer = z.object({ url: z.string() });

/** The body of `PUT /library/account/plan`. */
export const planRequest = z.object({ plan: z.enum(plans) });
