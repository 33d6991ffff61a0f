import type { KitPart } from '../../../../src/api/kits/manifest';
import type { Customization } from '../../../../src/api/kits/selection';

/** The lists of choices as sets: a list of ten thousand names would be searched for each of ten thousand items. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/**
 * Whether an item is exported. Sections without a choice are exported completely.
 *
 * @param names the names by which a choice may refer to the item
 */
export function isSelected(
  customization: Customization,
  part: KitPart,
  section: string,
  ...names: readonly string[]
): boolean {
  const choice = customization[part]?.[section];
  if (choice === undefined || typeof choice === 'boolean') return choice ?? true;
  if (!isList(choice)) return choice.enabled;
  const chosen = sets.get(choice) ?? new Set(choice);
  sets.set(choice, chosen);
  return names.some((name) => chosen.has(name));
}

const isList = (choice: readonly string[] | object): choice is readonly string[] =>
  Array.isArray(choice);
