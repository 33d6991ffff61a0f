/** What a link of ours may lead to; everything else (`javascript:`, `data:`, `blob:`) is never followed. */
const FOLLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The whole address that `address` names, if it is one to follow: http(s), mailto or tel.
 *
 * @param base what a relative address is relative to; default: the page
 * @returns undefined for anything else, junk and emptiness included
 */
export function safeAddress(
  address: unknown,
  base: string | undefined = globalThis.document?.baseURI,
): string | undefined {
  if (typeof address !== 'string' || address.trim() === '') return undefined;
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, href } = new URL(address, base);
  return FOLLOWED.has(protocol) ? href : undefined;
}
