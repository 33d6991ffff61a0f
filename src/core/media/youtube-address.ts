import { secondsOf } from './start-time';
import type { VideoAddress } from './video';

const HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const SHORT_HOST = /^(?:www\.)?youtu\.be$/;

/** An id has 11 characters; text after it (`#…`, `/…`, `&…`) does not belong to it. */
const ID = /^[\w-]{11}(?![\w-])/;

/** Returns the video of a YouTube address; null for a playlist. */
export function youtubeAddress(address: URL): VideoAddress | null {
  const id = candidates(address)
    .map((text) => text.match(ID)?.[0])
    .find((found) => found !== undefined && found !== 'videoseries');
  if (!id) return null;
  const { hash, searchParams: query } = address;
  const start = secondsOf(
    query.get('t') ?? query.get('start') ?? new URLSearchParams(hash.slice(1)).get('t'),
  );
  return { provider: 'youtube', id, ...(start > 0 && { start }) };
}

/** Returns the texts that may begin with the id, the most likely first. */
function candidates({ host, pathname, searchParams, hash }: URL): string[] {
  const [first = '', second = '', ...more] = pathname.slice(1).split('/');
  if (SHORT_HOST.test(host)) return [first];
  if (!HOST.test(host)) return [];
  if (/^(embed|v|vi|e|shorts|live)$/.test(first)) return [second];
  // `/user/name#p/u/1/id` is an old form with the id at its end.
  if (first === 'user') return [...hash.split('/').slice(1), ...more].reverse().concat(second);
  if (first !== '' && first !== 'watch') return [];
  return [...searchParams.getAll('v'), ...searchParams.getAll('vi')];
}
