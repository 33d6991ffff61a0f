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

/** The parameters with which a site sends a person to this page (RFC 6749, 4.1.1; RFC 7636, 4.3). */
export type AuthorizeRequest = z.infer<typeof shape>;

/** The request in a query or a form; undefined when it is invalid or `redirect_uri` is not a web address. */
export function authorizeRequest(given: unknown): AuthorizeRequest | undefined {
  const { success, data } = z.safeParse(shape, given);
  return success && siteOf(data) ? data : undefined;
}

/** The origin of the requesting site. */
export function siteOf({ redirect_uri }: AuthorizeRequest): string | undefined {
  if (!URL.canParse(redirect_uri)) return undefined;
  const { protocol, origin, username, hash } = new URL(redirect_uri);
  return /^https?:$/.test(protocol) && !username && !hash ? origin : undefined;
}

/** The URL that takes the browser back to the site, with the response in its query. */
export function returnAddress(
  { redirect_uri, state }: AuthorizeRequest,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...answer, state }))
    url.searchParams.set(name, value);
  return url.href;
}
