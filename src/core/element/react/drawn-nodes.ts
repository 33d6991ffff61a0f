/** React's record of a node, a component or a root. */
interface Fiber {
  readonly return: Fiber | null;
  readonly stateNode: { readonly containerInfo?: Node } | null;
}

/** Preact's record of a node or a component; `__e` and `__k` are the short names in Preact's release. */
interface PreactNode {
  readonly __e?: Node | null;
  readonly __k?: readonly (PreactNode | null | undefined)[] | null;
}

/**
 * True if `node` is drawn in `container`. With React, false if it was drawn and removed. Undefined if it cannot
 * be told, as for nodes of other scripts.
 */
export function isDrawn(node: Node, container: Node): boolean | undefined {
  const tree = Reflect.get(container, '__k') as PreactNode | null | undefined;
  if (tree) return rendersNode(tree, node) || undefined;
  const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
  return key ? containerOf(Reflect.get(node, key) as Fiber) === container : undefined;
}

/** The container of a fiber's root. A removed fiber has no `return`, so its root is not found. */
function containerOf(fiber: Fiber | null): Node | undefined {
  let root = fiber;
  while (root?.return) root = root.return;
  return root?.stateNode?.containerInfo;
}

function rendersNode({ __e, __k }: PreactNode, node: Node): boolean {
  return __e === node || (__k ?? []).some((child) => child && rendersNode(child, node));
}
