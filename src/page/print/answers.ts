import { perObject } from '../../core/state/per-object';
import type { SiteAnswer } from './print-site';
import type { DataNeed, SiteWorks } from './site-data';

/** Returns a text that is the same for the same need. */
export function needKey(need: object): string {
  return JSON.stringify(Object.entries(need).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the answers of the site. An editor prints each node by itself, with the same list of up to a thousand forms. */
export const siteAnswers: (answers: readonly SiteAnswer[]) => SiteAnswers = perObject(
  (answers: readonly SiteAnswer[]) => new SiteAnswers(answers),
);

/**
 * The answers of the site to needs. A list of posts or works also answers the need for fewer of them: an editor gets its
 * answers once, and the number of posts is changed there.
 */
export class SiteAnswers {
  readonly #byKey: ReadonlyMap<string, unknown>;
  /** The longest lists, by their needs without the count. */
  readonly #lists = new Map<string, SiteAnswer & { readonly need: { readonly count: number } }>();

  constructor(answers: readonly SiteAnswer[]) {
    this.#byKey = new Map(answers.map(({ need, answer }) => [needKey(need), answer]));
    for (const answer of answers) {
      if (!isList(answer)) continue;
      const key = listKey(answer.need);
      const other = this.#lists.get(key);
      if (!other || other.need.count < answer.need.count) this.#lists.set(key, answer);
    }
  }

  /** Whether the site has answered a need. */
  has(need: DataNeed): boolean {
    return this.#byKey.has(needKey(need)) || this.#longer(need) !== undefined;
  }

  /** The answer to a need; undefined without one. */
  get(need: DataNeed): unknown {
    const key = needKey(need);
    if (this.#byKey.has(key)) return this.#byKey.get(key);
    const list = this.#longer(need);
    if (!list || !('count' in need)) return undefined;
    const { answer } = list;
    if (Array.isArray(answer)) return answer.slice(0, need.count);
    const { works, ...more } = answer as SiteWorks;
    return { ...more, works: works.slice(0, need.count) };
  }

  #longer(need: DataNeed) {
    if (!('count' in need)) return undefined;
    const list = this.#lists.get(listKey(need));
    return list && list.need.count >= need.count ? list : undefined;
  }
}

function isList(
  answer: SiteAnswer,
): answer is SiteAnswer & { readonly need: { readonly count: number } } {
  return 'count' in answer.need;
}

const listKey = ({ count: _, ...need }: { readonly count: number }): string => needKey(need);
