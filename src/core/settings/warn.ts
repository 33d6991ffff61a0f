import type { SettingProblem } from './problem';

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
  if (problems.length === 0) return;
  import('./warnings').then(
    ({ warn }) => warn(host, source, problems),
    // The element lives without them.
    () => {},
  );
}
