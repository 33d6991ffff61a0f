import type { SettingProblem } from './problem';

/**
 * The problems, one for each mistake: where a key is unknown and another one is missing beside it, as in
 * `{ label, url }` for `{ title, url }`, the first was meant to be the second.
 */
export function mistakes(problems: readonly SettingProblem[]): SettingProblem[] {
  const missing = new Map<string, string>();
  for (const { path, missing: key } of problems) {
    if (key !== undefined) missing.set(JSON.stringify(path), key);
  }
  const explained = new Set<string>();
  const told = problems.map((problem) => {
    const around = JSON.stringify(problem.path.slice(0, -1));
    const key = missing.get(around);
    if (problem.field || key === undefined || explained.has(around)) return problem;
    explained.add(around);
    return { ...problem, missing: key };
  });
  return told.filter(({ path, field }) => !field || !explained.has(JSON.stringify(path)));
}
