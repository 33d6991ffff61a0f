import type { Data } from '@puckeditor/core';
import type { NodeData, PuckData } from '../../data/puck-data';

/** Puck's name of the zone of the outermost nodes. */
export const ROOT_ZONE = 'root:default-zone';

/** A node with its place in Puck's data. */
export interface TreeNode {
  readonly id: string;
  readonly type: string;
  readonly data: NodeData;
  /** Puck's name of the list that contains it. */
  readonly zone: string;
  readonly index: number;
  /** The number of nodes in its list. */
  readonly count: number;
  /** 1 for the outermost nodes. */
  readonly level: number;
  readonly parent: TreeNode | undefined;
  /** The lists that it contains itself: one of a container, one for each panel of tabs; none of other widgets. */
  readonly zones: readonly Zone[];
}

/** A list of nodes. */
export interface Zone {
  readonly name: string;
  readonly nodes: readonly TreeNode[];
}

/** Returns the outermost nodes, with all others below them. */
export function pageTree(data: Data): readonly TreeNode[] {
  const { content } = data as unknown as PuckData;
  return nodesIn(content, ROOT_ZONE, undefined);
}

function nodesIn(
  list: readonly NodeData[],
  zone: string,
  parent: TreeNode | undefined,
): readonly TreeNode[] {
  return list.map((data, index) => {
    const { id } = data.props;
    const zones: Zone[] = [];
    const level = (parent?.level ?? 0) + 1;
    const node = {
      id,
      type: data.type,
      data,
      zone,
      index,
      count: list.length,
      level,
      parent,
      zones,
    };
    for (const { name, nodes } of listsOf(data)) {
      zones.push({ name, nodes: nodesIn(nodes, name, node) });
    }
    return node;
  });
}

function listsOf({ props: { id, elements, panels } }: NodeData): readonly {
  readonly name: string;
  readonly nodes: readonly NodeData[];
}[] {
  if (elements) return [{ name: `${id}:elements`, nodes: elements }];
  return (panels ?? []).map((panel, index) => ({
    name: `${id}:panels[${index}].elements`,
    nodes: panel.elements,
  }));
}

/** Returns the children of a node, those of all its panels one after the other. */
export function childrenOf({ zones }: TreeNode): readonly TreeNode[] {
  return zones.flatMap(({ nodes }) => nodes);
}

/** Returns the nodes from top to bottom. A node that `isClosed` accepts comes without its children. */
export function rowsOf(
  nodes: readonly TreeNode[],
  isClosed: (node: TreeNode) => boolean = () => false,
): readonly TreeNode[] {
  return nodes.flatMap((node) => [
    node,
    ...(isClosed(node) ? [] : rowsOf(childrenOf(node), isClosed)),
  ]);
}

/** Returns the node with an id. */
export function nodeById(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  return rowsOf(nodes).find((node) => node.id === id);
}
