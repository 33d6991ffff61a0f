import type { Media } from './declaration';
import { numberOf } from './number';
import { JUNK, NOTHING, objectOf, textOf } from './reading';
import { readUrl } from './url';

/**
 * Reads a file's address, or the builder's `{ url, id, alt, width, height }`, whose `url` may be empty.
 */
export function readMedia(value: unknown): Media | typeof JUNK | typeof NOTHING {
  const { url, id, alt, width, height }: { readonly [K in keyof Media]?: unknown } =
    typeof value === 'string' ? { url: value } : (objectOf(value) ?? {});
  if (url === '' || url === null || url === false) return NOTHING;
  const address = readUrl(url, {});
  if (address === JUNK) return JUNK;
  return {
    url: address,
    ...present('id', numberOf(id)),
    ...present('alt', textOf(alt)),
    ...present('width', numberOf(width)),
    ...present('height', numberOf(height)),
  };
}

function present<K extends string, T>(key: K, value: T | undefined): { [P in K]?: T } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: T });
}
