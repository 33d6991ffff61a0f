import { useCallback, useEffect, useRef, useState } from 'react';
import type { LibraryPicture, SiteMedia } from '../../site/site-media';
import { faultText } from '../fault-text';

/** A search begins this long after the last key. In milliseconds. */
const PAUSE = 300;

interface Listed {
  /** Undefined until the first part is there. */
  readonly list?: readonly LibraryPicture[];
  /** The number of parts that are listed, and of all. */
  readonly page: number;
  readonly pages: number;
  /** The sentence about a failure; empty if there is none. */
  readonly error: string;
}

/** The pictures that a search finds. `more` adds the next ones, `again` repeats a failed request. */
export interface Pictures extends Listed {
  readonly more: () => void;
  readonly again: () => void;
}

/** Reads the pictures of a library, part by part. */
export function usePictures(media: SiteMedia, search: string): Pictures {
  const [state, setState] = useState<Listed>({ page: 0, pages: 0, error: '' });
  const latest = useRef(0);
  const read = useCallback(
    async (page: number, former: readonly LibraryPicture[]) => {
      latest.current += 1;
      const own = latest.current;
      const next = await media.list(search, page).then(
        ({ pictures, pages }) => ({ list: [...former, ...pictures], page, pages, error: '' }),
        (fault) => ({ error: faultText(fault) }),
      );
      if (own === latest.current) setState((now) => ({ ...now, ...next }));
    },
    [media, search],
  );
  useEffect(() => {
    const timer = setTimeout(() => void read(1, []), search === '' ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      latest.current += 1;
    };
  }, [read, search]);
  const { list = [], page } = state;
  return {
    ...state,
    more: () => void read(page + 1, list),
    again: () => void read(page === 0 ? 1 : page + 1, list),
  };
}
