/** Returns the nearest element of an event's path that matches. Its nodes may belong to another window. */
export function closestOnPath(event: Event, selector: string): Element | undefined {
  return event
    .composedPath()
    .find((node): node is Element => 'matches' in node && (node as Element).matches(selector));
}
