/**
 * True if a page accepts messages from an origin.
 *
 * @param allowed allowed origins, also as addresses of pages; if empty, only `own` is allowed
 */
export function isAllowedOrigin(origin: string, allowed: readonly string[], own: string): boolean {
  // All sandboxed frames have the origin `null`, so this origin identifies no sender.
  if (origin === 'null') return false;
  if (allowed.length === 0) return origin === own;
  return allowed.some((address) => URL.canParse(address) && new URL(address).origin === origin);
}
