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
 * Calls `callback` after each change of `attribute` on `element`; a second call with the same three
 * adds nothing. One observer serves all; what is watched ends with its element.
 */
export function onAttributeChange(element: Element, attribute: string, callback: () => void): void {
  const byAttribute = watched.get(element) ?? new Map<string, Set<() => void>>();
  watched.set(element, byAttribute);
  const callbacks = byAttribute.get(attribute) ?? new Set();
  byAttribute.set(attribute, callbacks.add(callback));
  // Observing a node again replaces its options, so the whole list is named each time.
  observer?.observe(element, { attributes: true, attributeFilter: [...byAttribute.keys()] });
}
