/**
 * Adds `&autoplay=1` to the address of a provider's frame in the page builder's way: appended as text,
 * whatever the address, without the first `&autoplay=0`; a time (`#t=90s`) stays last
 * (docs/compatibility/page-builder.md#autoplay-addresses).
 *
 * For an address with a properly built query, see `embedAddress`.
 */
export function autoplayAddress(url: string): string {
  return url.replace('&autoplay=0', '').replace(/(?=#t=)|$/, '&autoplay=1');
}
