import type { TestSite } from './site';

/** A work as the REST answer has it; broken ones lack some of it. */
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

/** What a REST call has answered. */
export interface RestAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** Asks the CMS's REST API; `path` begins after its namespace. */
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

/** The total that a list's headers tell. */
export const totalOf = ({ headers }: RestAnswer<unknown>): number =>
  Number(headers.get('x-wp-total'));

/** The ids of the works in an answer. */
export const idsOf = ({ body }: RestAnswer<readonly WireWork[]>): number[] =>
  body.map(({ id }) => id);
