import type { KitImportProps } from './kit-import.element';
import type { KitSource } from './source';
import type { Refusal } from './upload/picked-file';

/** The source of a kit that tag or page address names, or the reason why it is not accepted. */
export type LinkedSource =
  | { readonly source: Exclude<KitSource, { kind: 'file' }> }
  | { readonly refusal: Refusal };

type SourceProps = Pick<
  KitImportProps,
  'fileUrl' | 'kitId' | 'referrer' | 'kitCloudId' | 'settings'
>;

/** The kit named by the tag's attributes, else by the page's query; undefined without either. */
export function linkedSource(props: SourceProps, page: URL): LinkedSource | undefined {
  const { searchParams: query } = page;
  const cloudId = props.kitCloudId || query.get('kit_cloud_id');
  if (cloudId) return { source: { kind: 'cloud', request: { kit_cloud_id: cloudId } } };
  const address = props.fileUrl || query.get('file_url');
  if (!address) return undefined;
  const url = allowedAddress(address, page, props.settings.origins);
  if (!url) return { refusal: { kind: 'address', address } };
  const id = props.kitId || query.get('id');
  const referrer = props.referrer || query.get('referrer');
  return {
    source: {
      kind: 'address',
      request: { file_url: url.href, ...(id && { id }), ...(referrer && { referrer }) },
    },
  };
}

/** The address, if its origin is allowed. Anyone can create a link to this page with any address in it. */
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
