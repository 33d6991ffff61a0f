import * as z from 'zod/mini';
import { transportError } from '../../api/client/api-error';
import {
  type ApiResult,
  MINUTE,
  readResponse,
  timeoutError,
  withFreshNonce,
} from '../../api/client/call';
import { restAddress } from '../../core/config';
import { answered } from './answered';
import type { LibraryPicture, SiteMedia } from './site-media';

const ROUTE = 'wp/v2/media';

/** Milliseconds in which a picture is uploaded. */
const UPLOAD_TIMEOUT = 10 * MINUTE;

/** The number of pictures in a part of the list. */
const PER_PAGE = 30;

/** The fields of an attachment of WordPress that are read here. */
const attachment = z.object({
  id: z.number(),
  source_url: z.string(),
  title: z.optional(z.unknown()),
  alt_text: z.optional(z.string()),
  media_details: z.optional(z.unknown()),
});

/** The pictures of WordPress's own REST API, for accounts that may upload files. */
export function apiMedia(): SiteMedia {
  return {
    async list(search, page) {
      const query = new URLSearchParams({
        media_type: 'image',
        per_page: String(PER_PAGE),
        page: String(page),
        ...(search !== '' && { search }),
      });
      const { value, pages } = await request(`${ROUTE}?${query}`, z.array(attachment));
      return { pictures: value.map(pictureOf), pages };
    },
    async upload(file) {
      const body = new FormData();
      body.append('file', file);
      const options = { method: 'POST', body, timeout: UPLOAD_TIMEOUT };
      return pictureOf((await request(ROUTE, attachment, options)).value);
    },
  };
}

/** The value of a response, and the number of parts of its list. */
interface Answer<T> {
  readonly value: T;
  readonly pages: number;
}

async function request<T>(
  route: string,
  shape: z.ZodMiniType<T>,
  options: RequestInit & { readonly timeout?: number } = {},
): Promise<Answer<T>> {
  return answered(await withFreshNonce((nonce) => send(route, shape, options, nonce)));
}

async function send<T>(
  route: string,
  shape: z.ZodMiniType<T>,
  { timeout = MINUTE, ...options }: RequestInit & { readonly timeout?: number },
  nonce: string | undefined,
): Promise<ApiResult<Answer<T>>> {
  const headers = { ...(nonce !== undefined && { 'X-WP-Nonce': nonce }) };
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(restAddress(route), {
      ...options,
      headers,
      credentials: 'same-origin',
      signal,
    });
    const { value, error } = readResponse(response, await response.text(), shape);
    if (error) return { error };
    const pages = Number(response.headers.get('X-WP-TotalPages') ?? 1);
    return { value: { value: value as T, pages } };
  } catch (cause) {
    return {
      error: signal.aborted ? timeoutError(timeout) : transportError('offline', String(cause)),
    };
  }
}

function pictureOf({
  id,
  source_url: url,
  title,
  alt_text: alt = '',
  media_details: details,
}: z.infer<typeof attachment>): LibraryPicture {
  return { id, url, alt, name: nameOf(url, title), thumbnail: thumbnailIn(details) ?? url };
}

/** Returns the address of WordPress's size `medium`, which keeps the proportions. */
function thumbnailIn(details: unknown): string | undefined {
  const { source_url: address } = Object(Object(Object(details).sizes).medium);
  return typeof address === 'string' ? address : undefined;
}

/** A file that its server has named by a hash of its content. */
const HASHED = /^[\da-f]{16,}(?:\.\w+)?$/i;

/** Returns the name of a picture's file. A hash tells a person nothing: the title then has the name of the uploaded file. */
function nameOf(url: string, title: unknown): string {
  const name = fileName(url);
  const { rendered } = Object(title);
  // The title is HTML. One with tags or entities is rare, and would need a parser.
  const isText = typeof rendered === 'string' && /^[^<&]+$/.test(rendered);
  return HASHED.test(name) && isText ? rendered : name;
}

function fileName(url: string): string {
  const name = url.slice(url.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
