import type { Fields } from './declaration';
import type { SettingProblem } from './problem';

/** What the console was told already: elements come with the same problems whenever they are looked at. */
const told = new WeakSet<readonly SettingProblem[]>();

/**
 * Tells the console what was of no use in settings, each key and value once.
 *
 * The words are fetched only now: a page without mistakes does without them.
 *
 * @param host the element that they are for, or that carries them; undefined where there is none
 * @param source where they were printed: `settings`, `data-settings`, the name of a property
 */
export function warnOfProblems(
  host: Element | undefined,
  source: string,
  problems: readonly SettingProblem[],
): void {
  if (problems.length === 0 || told.has(problems)) return;
  told.add(problems);
  import('./warnings').then(
    ({ warn }) => warn(host, source, problems),
    // The element lives without them.
    () => {},
  );
}

/**
 * Tells the console of unknown keys that were meant to be known ones; all others may be somebody's.
 *
 * @param source where they were printed: `#nh-config`
 */
export function warnOfMisspelt(source: string, keys: readonly string[], known: Fields): void {
  const names = Object.keys(known);
  const alike = keys.filter((key) => names.some((name) => isAlike(key, name)));
  if (alike.length === 0) return;
  import('./warnings').then(
    ({ misspelt, warn }) => warn(undefined, source, misspelt(alike, known)),
    () => {},
  );
}

/** A first look, so that the words are not fetched for keys that are only other ones. */
function isAlike(key: string, name: string): boolean {
  const begin = (word: string): string => word.slice(0, 2).toLowerCase();
  return begin(key) === begin(name) && Math.abs(key.length - name.length) < 3;
}
