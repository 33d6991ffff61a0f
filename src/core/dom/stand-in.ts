const replaced = new WeakSet<Node>();

/** Shows `standIn` in the place of `node` until the signal aborts. */
export function showInstead(node: Element, standIn: Element, signal: AbortSignal): void {
  replaced.add(node);
  node.replaceWith(standIn);
  const restore = (): void => {
    standIn.replaceWith(node);
    replaced.delete(node);
  };
  signal.addEventListener('abort', restore, { once: true });
}

/** True for a node that code of ours has replaced for a while. */
export function hasStandIn(node: Node): boolean {
  return replaced.has(node);
}
