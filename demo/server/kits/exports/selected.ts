import type { KitPart } from '../../../../src/api/kits/manifest';
import type { Customization } from '../../../../src/api/kits/selection';

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
  return Array.isArray(choice)
    ? names.some((name) => choice.includes(name))
    : (choice as { enabled: boolean }).enabled;
}
