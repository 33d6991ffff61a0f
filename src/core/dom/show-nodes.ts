/** Makes `nodes` the only children of `parent`; if they are already, nothing is touched. */
export function showNodes(parent: ParentNode & Node, nodes: readonly Node[]): void {
  if (!showsOnly(parent, nodes)) parent.replaceChildren(...nodes);
}

/** Whether `nodes` are the only children of `parent`, in this order. */
export function showsOnly(parent: Node, nodes: readonly Node[]): boolean {
  const { childNodes } = parent;
  return nodes.length === childNodes.length && nodes.every((node, at) => node === childNodes[at]);
}
