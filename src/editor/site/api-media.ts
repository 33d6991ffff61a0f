import * as z from 'zod/mini';
import { renewedNonce } from '../../api/client/nonce';
import { kitsConfig } from '../../api/config';
import { restAddress } from '../../core/config';
import { message } from './messages';
import type { LibraryPicture, SiteMedia } from './site-media';

const ROUTE = 'wp/v2/media';

/** The number of pictures in a part of the list. */
const PER_PAGE = 30;

/** The fields of an attachment of WordPress that are read here. */
const attachment = z.object({
  id: z.number(),
  source_url: z.string(),
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
      const response = await request(`${ROUTE}?${query}`, {});
      const pictures = z.array(attachment).parse(await response.json());
      const pages = Number(response.headers.get('X-WP-TotalPages') ?? 1);
      return { pictures: pictures.map(pictureOf), pages };
    },
    async upload(file) {
      const body = new FormData();
      body.append('file', file);
      const response = await request(ROUTE, { method: 'POST', body });
      return pictureOf(attachment.parse(await response.json()));
    },
  };
}

async function request(route: string, options: RequestInit): Promise<Response> {
  const { restNonce } = kitsConfig();
  let response = await send(route, options, restNonce);
  if (response.status === 401 || response.status === 403) {
    const nonce = await renewedNonce(restNonce);
    if (nonce !== restNonce) response = await send(route, options, nonce);
  }
  if (response.ok) return response;
  if (response.status === 401) throw new Error(message('editor.site.logged_out'));
  throw new Error((await sentenceIn(response)) || message('editor.site.failed'));
}

async function send(
  route: string,
  options: RequestInit,
  nonce: string | undefined,
): Promise<Response> {
  const headers = { ...(nonce !== undefined && { 'X-WP-Nonce': nonce }) };
  try {
    return await fetch(restAddress(route), { ...options, headers, credentials: 'same-origin' });
  } catch {
    throw new Error(message('editor.site.offline'));
  }
}

async function sentenceIn(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const { message: sentence } = Object(body);
  return typeof sentence === 'string' ? sentence : '';
}

function pictureOf({
  id,
  source_url: url,
  alt_text: alt = '',
  media_details: details,
}: z.infer<typeof attachment>): LibraryPicture {
  return { id, url, alt, name: fileName(url), thumbnail: thumbnailIn(details) ?? url };
}

/** Returns the address of WordPress's size `medium`, which keeps the proportions. */
function thumbnailIn(details: unknown): string | undefined {
  const { source_url: address } = Object(Object(Object(details).sizes).medium);
  return typeof address === 'string' ? address : undefined;
}

function fileName(url: string): string {
  const name = url.slice(url.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
