import type { SiteAnswer } from './print-site';
import type { DataNeed } from './site-data';

/** Returns a text that is the same for the same need. */
export function needKey(need: DataNeed): string {
  return JSON.stringify(Object.entries(need).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the answers of the site by the keys of their needs. */
export function answersByKey(answers: readonly SiteAnswer[]): ReadonlyMap<string, unknown> {
  return new Map(answers.map(({ need, answer }) => [needKey(need), answer]));
}
