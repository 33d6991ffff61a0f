/**
 * The address of a provider's frame, as the page builder prints it, with `&autoplay=1`: appended as text,
 * whatever the address, in place of its first `&autoplay=0`; a time (`#t=90s`) stays last (facts,
 * page-builder 4).
 *
 * For an address of our own, with its query put together properly, see `embedAddress`.
 */
export function autoplayAddress(url: string): string {
  return url.replace('&autoplay=0', '').replace(/(?=#t=)|$/, '&autoplay=1');
}
