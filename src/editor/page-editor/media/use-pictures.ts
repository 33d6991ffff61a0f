import { useCallback, useEffect, useRef, useState } from 'react';
import type { LibraryPicture, SiteMedia } from '../../site/site-media';
import { faultText } from '../fault-text';

/** A search begins this long after the last key. In milliseconds. */
const PAUSE = 300;

/** The pictures that a search has found so far. */
export interface Found {
  readonly search: string;
  readonly list: readonly LibraryPicture[];
  /** The number of parts that are listed, and of all. */
  readonly page: number;
  readonly pages: number;
}

interface State {
  /** The response to the latest search that was answered. */
  readonly found?: Found;
  /** The sentence about a failure of the present search; empty if there is none. */
  readonly error: string;
  /** Repeats the failed request. */
  readonly again?: () => void;
}

/** The pictures of a library. `more` adds the next ones; undefined if there are none. */
export interface Pictures extends State {
  readonly more: (() => void) | undefined;
}

/** Reads the pictures of a library, part by part. */
export function usePictures(media: SiteMedia, search: string): Pictures {
  const [state, setState] = useState<State>({ error: '' });
  const latest = useRef(0);
  const read = useCallback(
    async (page: number, former: readonly LibraryPicture[]) => {
      latest.current += 1;
      const own = latest.current;
      const next = await media.list(search, page).then(
        ({ pictures, pages }): State => ({
          found: { search, list: [...former, ...pictures], page, pages },
          error: '',
        }),
        (fault): State => ({ error: faultText(fault), again: () => void read(page, former) }),
      );
      if (own === latest.current) setState((now) => ({ ...now, ...next }));
    },
    [media, search],
  );
  useEffect(() => {
    // The failure of another search is not repeated.
    setState((now) => ({ ...now, error: '' }));
    const timer = setTimeout(() => void read(1, []), search === '' ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      latest.current += 1;
    };
  }, [read, search]);
  const { found, error } = state;
  const hasMore = found?.search === search && found.page < found.pages && error === '';
  return { ...state, more: hasMore ? () => void read(found.page + 1, found.list) : undefined };
}
