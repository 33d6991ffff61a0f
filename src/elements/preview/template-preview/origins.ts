/**
 * True of an origin that a page listens to.
 *
 * @param allowed origins, or addresses there; none means `own`
 */
export function isAllowedOrigin(origin: string, allowed: readonly string[], own: string): boolean {
  // The origin of every sandboxed frame, whoever has made it.
  if (origin === 'null') return false;
  if (allowed.length === 0) return origin === own;
  return allowed.some((address) => URL.canParse(address) && new URL(address).origin === origin);
}
