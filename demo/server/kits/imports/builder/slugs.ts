import { slugOf } from '../../../portfolio/terms';
import { isSlug } from '../sanitise';

/** Gives each document a slug that is unique within its type. */
export class Slugs {
  readonly #taken = new Set<string>();

  /** Reserves the first valid candidate, with a number if it is taken. */
  reserve(type: string, ...candidates: readonly string[]): string {
    const wanted = candidates.find(isSlug) ?? 'untitled';
    let slug = wanted;
    for (let number = 2; this.#taken.has(`${type}/${slug}`); number += 1)
      slug = `${wanted}-${number}`;
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
