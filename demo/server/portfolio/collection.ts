import type { Database } from '../database';
import { madeWorks } from './seeds/works';
import { storedWorks, worksVersion } from './store';
import type { Work } from './work';

/** One post type of the portfolio. */
export interface Collection {
  /** Its name in REST addresses. */
  readonly name: string;
  /** The newest first. */
  works(): readonly Work[];
}

/** All post types; the first is the one of the site's own pages. */
export type Collections = readonly [Collection, ...Collection[]];

/** The works that the site keeps in its database, and five thousand more to measure with. */
export function collections(database: Database): Collections {
  const stored = untilChanged(
    () => worksVersion(database),
    () => storedWorks(database),
  );
  const large = once(() => {
    const taken = stored().map(({ slug }) => slug);
    return madeWorks({ count: 5000, firstId: 10_001, seed: 11, taken }).toReversed();
  });
  return [
    { name: 'astra-portfolio', works: stored },
    { name: 'astra-portfolio-large', works: large },
  ];
}

/** The first work of any collection that fits, with the collection that it is in. */
export function foundWork(
  all: Collections,
  fits: (work: Work) => boolean,
): { readonly work: Work; readonly works: readonly Work[] } | undefined {
  for (const collection of all) {
    const works = collection.works();
    const work = works.find(fits);
    if (work) return { work, works };
  }
  return undefined;
}

/** Reads again only when the version has become another. */
function untilChanged<T>(version: () => number, read: () => T): () => T {
  let last: { version: number; value: T } | undefined;
  return () => {
    if (last?.version !== version()) last = { version: version(), value: read() };
    return last.value;
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
