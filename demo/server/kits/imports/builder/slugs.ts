import { slugOf } from '../../../portfolio/terms';
import { isSlug } from '../sanitise';

/** Gives each document a slug that is unique within its type. */
export class Slugs {
  readonly #taken = new Set<string>();
  /** The last number of a slug, by type and slug: many documents may have one title. */
  readonly #numbers = new Map<string, number>();

  /** Reserves the first valid candidate, with a number if it is taken. */
  reserve(type: string, ...candidates: readonly string[]): string {
    const wanted = candidates.find(isSlug) ?? 'untitled';
    const key = `${type}/${wanted}`;
    let number = this.#numbers.get(key) ?? 1;
    let slug = wanted;
    while (this.#taken.has(`${type}/${slug}`)) {
      number += 1;
      slug = `${wanted}-${number}`;
    }
    this.#numbers.set(key, number);
    this.#taken.add(`${type}/${slug}`);
    return slug;
  }
}

/** The slugs that a document may have had on its site, best first. */
export function slugCandidates(url: string, title: string, id: string): readonly string[] {
  return [lastSegment(url), slugOf(title), `document-${id}`];
}

// The front page and addresses such as `/?p=7` have none.
function lastSegment(url: string): string {
  if (!URL.canParse(url)) return '';
  return decoded(new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '');
}

/** A slug without percent-encoding, which the CMS uses for other scripts than Latin. */
export function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
