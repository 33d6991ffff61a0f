import { ROOT_ZONE, type TreeNode } from './page-tree';
import type { NodePlace } from './paste';

/** Returns the kind to insert. A column outside of sections becomes a section, which has one column. */
export function kindToAdd(kind: string, chosen: TreeNode | undefined): string {
  if (kind !== 'column' || chosen?.type === 'section' || columnAround(chosen)) return kind;
  return 'section';
}

/**
 * Returns the place of a new node: in the chosen box if that is empty, else after the chosen node; without one, at the end of
 * the page. Columns take every node, since sections contain columns only.
 *
 * @param outermost the number of the outermost nodes of the page
 */
export function placeOfNew(
  kind: string,
  chosen: TreeNode | undefined,
  outermost: number,
): NodePlace {
  if (!chosen) return { zone: ROOT_ZONE, index: outermost };
  const inner = kind === 'column' ? endOf(chosen, 'section') : placeInside(chosen);
  if (inner) return inner;
  const { zone, index } = (kind === 'column' && columnAround(chosen)) || chosen;
  return { zone, index: index + 1 };
}

/** Returns the place in a box for anything but a column. */
function placeInside(box: TreeNode): NodePlace | undefined {
  const nodes = box.zones[0]?.nodes ?? [];
  const last = nodes.at(-1);
  if (box.type === 'section') return last?.zones[0]?.nodes.length === 0 ? endOf(last) : undefined;
  if (box.type === 'column') return endOf(box);
  return nodes.length === 0 ? endOf(box, 'container') : undefined;
}

/** Returns the end of the list of a box. @param type the only type that counts. Default: any */
function endOf({ type, zones }: TreeNode, wanted = type): NodePlace | undefined {
  const [list] = zones;
  return list && type === wanted ? { zone: list.name, index: list.nodes.length } : undefined;
}

function columnAround(node: TreeNode | undefined): TreeNode | undefined {
  return !node || node.type === 'column' ? node : columnAround(node.parent);
}
