import type { TreeNode, Zone } from './page-tree';

/** The ways in which a key moves a node. */
export type Direction = 'up' | 'down' | 'in' | 'out';

/** The place to which a node moves. The index counts without the node itself. */
export interface Place {
  readonly zone: string;
  readonly index: number;
  /** The node whose list it is. Absent: the page. */
  readonly parent: TreeNode | undefined;
  /** The number of nodes in the list after the move. */
  readonly count: number;
}

/**
 * Returns the place to which a direction moves a node: `up` and `down` in its list, `in` to the end of the container
 * before it, `out` behind its container. Returns undefined where it cannot go.
 *
 * @param siblings the nodes of its list
 */
export function placeOf(
  node: TreeNode,
  siblings: readonly TreeNode[],
  direction: Direction,
): Place | undefined {
  const { index, zone, parent, count } = node;
  if (direction === 'up') return index > 0 ? { zone, index: index - 1, parent, count } : undefined;
  if (direction === 'down')
    return index < count - 1 ? { zone, index: index + 1, parent, count } : undefined;
  return direction === 'in' ? inside(node, siblings[index - 1]) : behind(node);
}

function inside(node: TreeNode, target: TreeNode | undefined): Place | undefined {
  const last: Zone | undefined = target?.zones.at(-1);
  if (!target || !last) return undefined;
  // A section consists of columns: other nodes go into its last column.
  if (target.type === 'section' && node.type !== 'column') return inside(node, last.nodes.at(-1));
  if (node.type === 'column' && target.type !== 'section') return undefined;
  const others = last.nodes.filter(({ id }) => id !== node.id).length;
  return { zone: last.name, index: others, parent: target, count: others + 1 };
}

/** The sides of a node to which another one is dropped. */
export type DropSide = 'before' | 'inside' | 'after';

/** Returns the place to which a node is dropped at another one; undefined where it cannot be. */
export function dropPlace(node: TreeNode, target: TreeNode, side: DropSide): Place | undefined {
  if (isWithin(target, node)) return undefined;
  if (side === 'inside') return inside(node, target);
  const { zone, parent } = target;
  // Sections contain columns only, which stand nowhere else.
  if ((node.type === 'column') !== (parent?.type === 'section')) return undefined;
  const at = side === 'before' ? target.index : target.index + 1;
  if (node.zone !== zone) return { zone, index: at, parent, count: target.count + 1 };
  return { zone, index: node.index < at ? at - 1 : at, parent, count: target.count };
}

function isWithin(node: TreeNode | undefined, box: TreeNode): boolean {
  return node !== undefined && (node.id === box.id || isWithin(node.parent, box));
}

function behind({ type, parent }: TreeNode): Place | undefined {
  // A column cannot stand outside of a section.
  if (!parent || type === 'column') return undefined;
  const box = parent.type === 'column' && parent.parent ? parent.parent : parent;
  return { zone: box.zone, index: box.index + 1, parent: box.parent, count: box.count + 1 };
}
