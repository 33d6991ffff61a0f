import type { SettingProblem } from './problem';

/**
 * Combines two problems into one: if an object has an unknown key and lacks a required one, the unknown key
 * was probably meant to be the required one (`{ label, url }` for `{ title, url }`).
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
