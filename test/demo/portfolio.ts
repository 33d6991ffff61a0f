import type { TestSite } from './site';

/** A work in a REST response; works with faults lack some fields. */
export interface WireWork {
  readonly id: number;
  readonly slug: string;
  readonly date: string;
  readonly link: string;
  readonly title: { readonly rendered: string };
  readonly 'portfolio-type': string;
  readonly 'thumbnail-image-url': string;
  readonly 'thumbnail-image-meta': { readonly alt?: string; readonly width?: number };
  readonly 'lightbox-image-url': string;
  readonly 'portfolio-video-url': string;
  readonly 'astra-site-url': string;
  readonly 'astra-site-open-portfolio-in'?: string;
  readonly 'astra-portfolio-categories': readonly number[];
  readonly 'astra-portfolio-other-categories': readonly number[];
  readonly 'astra-portfolio-tags': readonly number[];
}

/** A REST response. */
export interface RestAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** Sends a request to the CMS's REST API; `path` follows the namespace. */
export async function rest<T = readonly WireWork[]>(
  { url }: TestSite,
  path: string,
): Promise<RestAnswer<T>> {
  const response = await fetch(`${url}/wp-json/wp/v2/${path}`);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as T,
  };
}

/** The total in a list's headers. */
export const totalOf = ({ headers }: RestAnswer<unknown>): number =>
  Number(headers.get('x-wp-total'));

/** The ids of the works in a response. */
export const idsOf = ({ body }: RestAnswer<readonly WireWork[]>): number[] =>
  body.map(({ id }) => id);
