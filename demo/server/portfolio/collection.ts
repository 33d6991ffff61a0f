import type { Database } from '../../../server/database';
import { generateWorks } from './seeds/works';
import { storedWorks, worksVersion } from './store';
import type { Work } from './work';

/** A post type of the portfolio. */
export interface Collection {
  /** Its name in REST URLs. */
  readonly name: string;
  /** All works, newest first. */
  works(): readonly Work[];
}

/** All post types. The site's own pages show the first. */
export type Collections = readonly [Collection, ...Collection[]];

/** The stored works, and a collection of five thousand generated works for measurements. */
export function collections(database: Database): Collections {
  const stored = cachedByVersion(
    () => worksVersion(database),
    () => storedWorks(database),
  );
  const large = once(() => {
    const taken = stored().map(({ slug }) => slug);
    return generateWorks({ count: 5000, firstId: 10_001, seed: 11, taken }).toReversed();
  });
  return [
    { name: 'astra-portfolio', works: stored },
    { name: 'astra-portfolio-large', works: large },
  ];
}

/** Finds the first matching work in all collections. */
export function findWork(
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

/** Caches a result until the version changes. */
function cachedByVersion<T>(version: () => number, read: () => T): () => T {
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
