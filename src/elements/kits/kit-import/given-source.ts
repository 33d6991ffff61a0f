import type { KitImportProps } from './kit-import.element';
import type { KitSource } from './source';
import type { Refusal } from './upload/picked-file';

/** A kit that the page names, or why it is not taken. */
export type GivenSource =
  | { readonly source: Exclude<KitSource, { kind: 'file' }> }
  | { readonly refusal: Refusal };

type Given = Pick<KitImportProps, 'fileUrl' | 'kitId' | 'referrer' | 'kitCloudId' | 'settings'>;

/** The kit that the tag's attributes name, or else the page's query; undefined where neither does. */
export function givenSource(given: Given, page: URL): GivenSource | undefined {
  const { searchParams: query } = page;
  const cloudId = given.kitCloudId || query.get('kit_cloud_id');
  if (cloudId) return { source: { kind: 'cloud', request: { kit_cloud_id: cloudId } } };
  const address = given.fileUrl || query.get('file_url');
  if (!address) return undefined;
  const url = allowedAddress(address, page, given.settings.origins);
  if (!url) return { refusal: { kind: 'address', address } };
  const id = given.kitId || query.get('id');
  const referrer = given.referrer || query.get('referrer');
  return {
    source: {
      kind: 'address',
      request: { file_url: url.href, ...(id && { id }), ...(referrer && { referrer }) },
    },
  };
}

/** Anybody can make a link to this page; what it makes the server fetch is not for them to say. */
function allowedAddress(
  address: string,
  { href, origin }: URL,
  origins: readonly string[],
): URL | undefined {
  if (!URL.canParse(address, href)) return undefined;
  const url = new URL(address, href);
  const allowed = [
    origin,
    ...origins.map((one) => URL.canParse(one, href) && new URL(one, href).origin),
  ];
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && !url.username && !url.password && allowed.includes(url.origin) ? url : undefined;
}
