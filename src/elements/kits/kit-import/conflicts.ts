import type { Conflict, Decision, ImportSession } from '../../../api/kits/import';
import type { KitManifest } from '../../../api/kits/manifest';
import { isChosen } from '../parts';
import { type Choices, decisionOf } from './choices';

/** The conflicts of the selected content. */
export function conflictsOf({ conflicts, manifest }: ImportSession, choices: Choices): Conflict[] {
  return conflicts.filter((conflict) => isSelected(conflict, manifest, choices));
}

/** The number of conflicts by decision. */
export function decisionCounts(
  conflicts: readonly Conflict[],
  choices: Choices,
): Record<Decision, number> {
  const counts = { keep: 0, overwrite: 0, rename: 0 };
  for (const conflict of conflicts) counts[decisionOf(choices, conflict)]++;
  return counts;
}

/** The possible decisions in the order of the buttons: the least destructive is first. */
export function inOrder(possible: readonly Decision[]): Decision[] {
  return (['keep', 'overwrite', 'rename'] as const).filter((one) => possible.includes(one));
}

function isSelected(
  { id, part, section }: Conflict,
  manifest: KitManifest,
  { includes, customization }: Choices,
): boolean {
  if (!includes.includes(part)) return false;
  const selection = customization[part]?.[section];
  if (!Array.isArray(selection)) return isChosen(selection);
  const [type = '', slug] = id.split(/:(.*)/s);
  if (section === 'customPostTypes') return selection.includes(type);
  const entries =
    part === 'templates'
      ? manifest.templates
      : { ...manifest.content?.[type], ...manifest['wp-content']?.[type] };
  const ids = Object.entries(entries ?? {}).flatMap(([id, entry]) =>
    entry.slug === slug ? [id] : [],
  );
  // If the manifest does not identify the document, any selection in its section counts.
  return ids.length > 0 ? ids.some((id) => selection.includes(id)) : selection.length > 0;
}
