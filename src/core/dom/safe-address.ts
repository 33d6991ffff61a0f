/**
 * The schemes that our links may use; all others (`javascript:`, `data:`, `blob:`) are never followed.
 */
const FOLLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Returns the absolute form of `address` if it is safe to follow: http(s), mailto or tel.
 *
 * @param base resolves a relative address; default: the page
 * @returns undefined for anything else, including invalid and empty addresses
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
