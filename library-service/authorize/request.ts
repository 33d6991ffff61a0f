import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1), z.maxLength(512));

const shape = z.object({
  response_type: z.literal('code'),
  redirect_uri: text,
  state: text,
  // RFC 7636: 32 bytes as base64url.
  code_challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
  code_challenge_method: z.literal('S256'),
});

/** What a site asks for when it sends a person here (RFC 6749, 4.1.1; RFC 7636, 4.3). */
export type AuthorizeRequest = z.infer<typeof shape>;

/** The request that an address or a form holds; undefined where it is none, or would lead to no site. */
export function authorizeRequest(given: unknown): AuthorizeRequest | undefined {
  const { success, data } = z.safeParse(shape, given);
  return success && siteOf(data) ? data : undefined;
}

/** The origin of the site that asks. */
export function siteOf({ redirect_uri }: AuthorizeRequest): string | undefined {
  if (!URL.canParse(redirect_uri)) return undefined;
  const { protocol, origin, username, hash } = new URL(redirect_uri);
  return /^https?:$/.test(protocol) && !username && !hash ? origin : undefined;
}

/** Where the browser goes back to, with the answer. */
export function returnAddress(
  { redirect_uri, state }: AuthorizeRequest,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...answer, state }))
    url.searchParams.set(name, value);
  return url.href;
}
