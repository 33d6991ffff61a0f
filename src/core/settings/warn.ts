import type { Fields } from './declaration';
import type { SettingProblem } from './problem';

/** The problems reported so far: an element passes the same ones at each update. */
const told = new WeakSet<readonly SettingProblem[]>();

/**
 * Warns of ignored settings in the console, once for each key and value.
 *
 * The texts are loaded only now: pages without mistakes do not need them.
 *
 * @param host the element with the settings; undefined if there is none
 * @param source where they were set: `settings`, `data-settings`, the name of a property
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
    // The element works without the warnings.
    () => {},
  );
}

/**
 * Warns of unknown keys that look like misspelt known ones; other unknown keys may belong to other code.
 *
 * @param source where they were set: `#nh-config`
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

/** A quick check, so that the texts are not loaded for unrelated keys. */
function isAlike(key: string, name: string): boolean {
  const begin = (word: string): string => word.slice(0, 2).toLowerCase();
  return begin(key) === begin(name) && Math.abs(key.length - name.length) < 3;
}
