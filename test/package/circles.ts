/** An edge of a graph. */
export interface Edge {
  readonly from: string;
  readonly to: string;
}

/** The circles of a graph: its strongly connected parts of several nodes (Tarjan's algorithm). */
export function circles(edges: readonly Edge[]): string[][] {
  const order = new Map<string, number>();
  const earliest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const placeOf = (node: string): number => earliest.get(node) ?? 0;

  function visit(node: string): void {
    const place = order.size;
    order.set(node, place);
    earliest.set(node, place);
    open.push(node);
    for (const { from, to } of edges) {
      if (from !== node) continue;
      if (!order.has(to)) visit(to);
      if (open.includes(to)) earliest.set(node, Math.min(placeOf(node), placeOf(to)));
    }
    if (placeOf(node) !== place) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) found.push(circle.sort());
  }

  for (const { from } of edges) if (!order.has(from)) visit(from);
  return found;
}
