import type { KitPart } from '../../../../src/elements/kits/wire/manifest';
import type { Customization } from '../../../../src/elements/kits/wire/selection';

/**
 * Whether something goes along: what is missing in the person's choices goes along whole.
 *
 * @param names by any of which a list of choices may name it
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
