/**
 * Makes `nodes` the only children of `parent`; nodes that are already in their position are not moved.
 */
export function showNodes(parent: ParentNode & Node, nodes: readonly Node[]): void {
  for (const child of [...parent.childNodes]) if (!nodes.includes(child)) child.remove();
  nodes.forEach((node, at) => {
    const there = parent.childNodes[at] ?? null;
    if (there !== node) parent.insertBefore(node, there);
  });
}
