import { isChosen } from '../parts';
import type { Conflict, Decision, ImportSession } from '../wire/import';
import type { KitManifest } from '../wire/manifest';
import { type Choices, decisionOf } from './choices';

/** The conflicts of what comes along; what is left out is in nobody's way. */
export function conflictsOf({ conflicts, manifest }: ImportSession, choices: Choices): Conflict[] {
  return conflicts.filter((conflict) => comesAlong(conflict, manifest, choices));
}

/** How many conflicts are decided in which way. */
export function decisionCounts(
  conflicts: readonly Conflict[],
  choices: Choices,
): Record<Decision, number> {
  const counts = { keep: 0, overwrite: 0, rename: 0 };
  for (const conflict of conflicts) counts[decisionOf(choices, conflict)]++;
  return counts;
}

/** Decisions as they are offered: what changes least comes first. */
export function inOrder(possible: readonly Decision[]): Decision[] {
  return (['keep', 'overwrite', 'rename'] as const).filter((one) => possible.includes(one));
}

function comesAlong(
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
  // Where the manifest does not tell which document it is, its section does.
  return ids.length > 0 ? ids.some((id) => selection.includes(id)) : selection.length > 0;
}
