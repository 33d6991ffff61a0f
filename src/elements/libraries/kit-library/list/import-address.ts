/**
 * Returns the address at which a kit of the library is imported.
 *
 * @param importUrl the page with `<nh-kit-import>`
 * @param base the address that `importUrl` is relative to
 */
export function importAddress(
  importUrl: string,
  kitCloudId: string,
  base: string,
): { readonly href: string; readonly isElsewhere: boolean } {
  const url = new URL(importUrl, base);
  url.searchParams.set('kit_cloud_id', kitCloudId);
  return { href: url.href, isElsewhere: url.origin !== new URL(base).origin };
}
