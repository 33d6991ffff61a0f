import { secondsOf } from './start-time';
import type { VideoAddress } from './video';

const HOST = /^(?:(?:www|player)\.)?vimeo\.com$/;

/** Path prefixes of a video's id; the number of a showcase itself is no video. */
const FOLDERS = [
  '(?:channels|ondemand)/(?:[^/]+/)?',
  'groups/[^/]+/videos/',
  '(?:album|showcase)/[^/]+/video/',
  '(?:manage/)?videos?/',
  'external/',
];
const PATH = new RegExp(`^/(?:${FOLDERS.join('|')})?(\\d+)(?:/([\\da-f]+))?(?![\\w.])`);

/** Returns the video of a Vimeo address, with the key of an unlisted one. */
export function vimeoAddress(address: URL): VideoAddress | null {
  const [, id, pathKey] = (HOST.test(address.host) && address.pathname.match(PATH)) || [];
  if (!id) return null;
  const { hash, searchParams: query } = address;
  const key = pathKey ?? query.get('h');
  const start = secondsOf(new URLSearchParams(hash.slice(1)).get('t') ?? query.get('t'));
  return { provider: 'vimeo', id, ...(start > 0 && { start }), ...(key && { key }) };
}
