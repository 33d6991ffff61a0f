import { secondsOf } from './start-time';
import type { VideoAddress } from './video';

const HOST = /^(?:(?:www|player)\.)?vimeo\.com$/;

/** What may stand before the digits of an id; a showcase's own number is no video. */
const FOLDERS = [
  '(?:channels|ondemand)/(?:[^/]+/)?',
  'groups/[^/]+/videos/',
  '(?:album|showcase)/[^/]+/video/',
  '(?:manage/)?videos?/',
  'external/',
];
const PATH = new RegExp(`^/(?:${FOLDERS.join('|')})?(\\d+)(?:/([\\da-f]+))?(?![\\w.])`);

/** The video that an address of Vimeo names, with the key of an unlisted one. */
export function vimeoAddress(address: URL): VideoAddress | null {
  const [, id, pathKey] = (HOST.test(address.host) && address.pathname.match(PATH)) || [];
  if (!id) return null;
  const { hash, searchParams: query } = address;
  const key = pathKey ?? query.get('h');
  const start = secondsOf(new URLSearchParams(hash.slice(1)).get('t') ?? query.get('t'));
  return { provider: 'vimeo', id, ...(start > 0 && { start }), ...(key && { key }) };
}
