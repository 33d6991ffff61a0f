import { type Film, films } from '../films';
import { type Random, randomOf, shuffled } from '../random';
import { slugOf, termId } from '../terms';
import type { PictureMeta, Work } from '../work';
import { faultOf } from './faults';
import { type WorkKind, workKinds } from './kinds';
import { sizeOf, uprightFilm } from './sizes';
import { altOf, textOf, titleOf } from './titles';

/** The options of `generateWorks`. */
export interface WorkSeeds {
  readonly count: number;
  /** The id of the first work; the others are consecutive. */
  readonly firstId: number;
  /** The seed of the random numbers. */
  readonly seed: number;
  /** Slugs that are taken. */
  readonly taken?: Iterable<string>;
}

/** Generates works, oldest first. The same options always give the same works. */
export function generateWorks({ count, firstId, seed, taken = [] }: WorkSeeds): readonly Work[] {
  const freeSlug = uniqueSlugMaker(taken);
  const random = randomOf(seed);
  const order = shuffledKinds(random);
  return Array.from({ length: count }, (_, index) => {
    const kind = order[index % order.length] as WorkKind;
    const age = 1 - index / count;
    return generateWork(kind, { id: firstId + index, index, age, random, freeSlug });
  });
}

interface Making {
  readonly id: number;
  readonly index: number;
  /** From 1 for the oldest work, down to 0. */
  readonly age: number;
  readonly random: Random;
  freeSlug(title: string): string;
}

function generateWork(kind: WorkKind, { id, index, age, random, freeSlug }: Making): Work {
  const { motif, type } = kind;
  const film = type === 'video' ? filmFor(kind, random) : undefined;
  const title = titleOf(motif, random, film?.file);
  return {
    id,
    slug: freeSlug(title),
    title,
    date: publishedAt(age, random),
    type,
    text: textOf(motif, random),
    motif,
    seed: random.whole(1, 2 ** 31 - 1),
    ...(film && film.height > film.width ? uprightFilm : sizeOf(motif, random)),
    alt: altOf(motif, title),
    pictureMeta: pictureMeta(random),
    opensIn: opensIn(kind, random),
    siteInNewTab: type === 'iframe' && random.chance(0.15),
    siteType: siteType(kind, random),
    video: film?.file,
    categories: random.chance(0.02) ? [] : kind.categories.map(termId),
    otherCategories: some(kind.others, random.whole(0, 2), random).map(termId),
    tags: some(kind.tags, random.whole(0, 4), random).map(termId),
    fault: faultOf(index, type),
  };
}

/** A hundred shuffled kinds with their shares, so that each hundred works have the same shares. */
function shuffledKinds(random: Random): readonly WorkKind[] {
  return shuffled(
    workKinds.flatMap((kind) => Array<WorkKind>(kind.share).fill(kind)),
    random,
  );
}

/** Picks `count` random choices. */
function some(choices: readonly string[], count: number, random: Random): readonly string[] {
  return shuffled(choices, random).slice(0, count);
}

function filmFor({ categories }: WorkKind, random: Random): Film {
  return random.pick(films.filter(({ category }) => categories.includes(category)));
}

function pictureMeta(random: Random): PictureMeta {
  const share = random.next();
  if (share < 0.7) return 'full';
  if (share < 0.9) return 'no-size';
  return share < 0.96 ? 'no-alt' : 'none';
}

// For most posts, the setting was never changed.
function opensIn({ type }: WorkKind, random: Random): Work['opensIn'] {
  const share = random.next();
  if (type === 'image' || type === 'video') return share < 0.03 ? 'new-tab' : undefined;
  if (share < 0.15) return 'new-tab';
  if (share < 0.3) return 'same-tab';
  return share < 0.4 ? 'lightbox' : undefined;
}

function siteType({ motif }: WorkKind, random: Random): string {
  if (motif === 'site') return random.pick(['Shop', 'Festival', 'Author', 'Library & archive', '']);
  return random.chance(0.06) ? 'New' : '';
}

const newest = Date.UTC(2026, 9, 20, 9, 30);
const years = 7.5 * 365 * 24 * 60 * 60 * 1000;

function publishedAt(age: number, random: Random): string {
  const minutes = random.whole(0, 240) * 60_000;
  return new Date(newest - age * years - minutes).toISOString().slice(0, 19);
}

/** Returns a function that makes unique slugs like the CMS: the second equal slug ends in `-2`. */
function uniqueSlugMaker(taken: Iterable<string>): (title: string) => string {
  const used = new Set(taken);
  const counts = new Map<string, number>();
  return (title) => {
    const base = slugOf(title);
    let count = counts.get(base) ?? 1;
    let slug = count === 1 ? base : `${base}-${count}`;
    while (used.has(slug)) {
      count += 1;
      slug = `${base}-${count}`;
    }
    counts.set(base, count);
    used.add(slug);
    return slug;
  };
}
