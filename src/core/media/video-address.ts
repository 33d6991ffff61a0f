import type { VideoAddress } from './video';
import { vimeoAddress } from './vimeo-address';
import { youtubeAddress } from './youtube-address';

const FILE = /\.(?:webm|mp4|m4v|ogv|mov)$/i;

/** A base for relative addresses, so that they have a path to check. */
const ANYWHERE = 'https://page.invalid';

/**
 * Returns the video of an address. The address may be a page, an embed or a short link of YouTube or Vimeo,
 * with or without a scheme; or a file (webm, mp4, m4v, ogv, mov), also relative and with a query.
 *
 * Accepts the forms of addresses that the page builder accepts, and more. Text after an id is ignored.
 *
 * @returns null for anything else
 */
export function videoAddress(url: string): VideoAddress | null {
  const text = url.trim();
  const page = parsed(/^(?:https?:)?\/\//i.test(text) ? text : `//${text}`);
  const known = page && (youtubeAddress(page) ?? vimeoAddress(page));
  return known ?? hostedAddress(text);
}

function hostedAddress(url: string): VideoAddress | null {
  const address = parsed(url);
  if (!address || !FILE.test(address.pathname)) return null;
  return /^https?:$/.test(address.protocol) ? { provider: 'hosted', url } : null;
}

function parsed(text: string): URL | undefined {
  return URL.canParse(text, ANYWHERE) ? new URL(text, ANYWHERE) : undefined;
}
