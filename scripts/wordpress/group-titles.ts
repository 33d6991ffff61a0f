import type { Fields } from '../../src/core/settings';
import { type FoundContract, findCommonSettings } from '../contracts';

/** The titles of the groups of settings, which are those of the panels of blocks and widgets. */
export async function groupTitles(visitors: readonly FoundContract[]): Promise<readonly string[]> {
  const declared: readonly Fields[] = [
    ...visitors.map(({ contract }) => contract.settings ?? {}),
    await findCommonSettings(),
  ];
  const groups = declared.flatMap((fields) => Object.values(fields).map(({ group }) => group));
  return [...new Set(groups)].flatMap((group) =>
    group ? `${group.charAt(0).toUpperCase()}${group.slice(1)}` : [],
  );
}
