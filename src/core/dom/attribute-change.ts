const watched = new WeakMap<Element, Map<string, Set<() => void>>>();

const observer =
  typeof MutationObserver === 'undefined'
    ? undefined
    : new MutationObserver((records) => {
        for (const { target, attributeName } of records) {
          const callbacks = watched.get(target as Element)?.get(attributeName ?? '');
          for (const callback of callbacks ?? []) callback();
        }
      });

/**
 * Calls `callback` after each change of `attribute` on `element`, until `signal` aborts. Repeating a call
 * with the same three arguments has no effect. All callers share an observer.
 */
export function onAttributeChange(
  element: Element,
  attribute: string,
  callback: () => void,
  signal: AbortSignal,
): void {
  const byAttribute = watched.get(element) ?? new Map<string, Set<() => void>>();
  watched.set(element, byAttribute);
  const callbacks = byAttribute.get(attribute) ?? new Set();
  if (callbacks.has(callback)) return;
  byAttribute.set(attribute, callbacks.add(callback));
  signal.addEventListener('abort', () => callbacks.delete(callback), { once: true });
  // Observing a node again replaces its options, so the whole list is passed each time.
  observer?.observe(element, { attributes: true, attributeFilter: [...byAttribute.keys()] });
}
