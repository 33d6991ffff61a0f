import { registry } from '../../registry';

/** All tags of this library, as one selector. */
export const ANY_TAG: string = Object.keys(registry).join(',');

const fetched = new Map<string, Promise<boolean>>();

/**
 * Fetches an element's code, once; resolves to whether it came. A failure is told in the console, and
 * the next need tries again.
 */
export function fetchElement(tag: string): Promise<boolean> {
  const known = fetched.get(tag);
  if (known) return known;
  const fetching = (registry[tag]?.load() ?? Promise.reject()).then(
    () => true,
    (error: unknown) => {
      fetched.delete(tag);
      console.error(
        `<${tag}>: its code could not be loaded, so the page's own HTML serves. ` +
          'Check the network and that the whole library folder was published.',
        error,
      );
      return false;
    },
  );
  fetched.set(tag, fetching);
  return fetching;
}

/** The nearest element of ours around an event's target whose code is not here yet. */
export function pendingElement(event: Event): Element | undefined {
  return event
    .composedPath()
    .find(
      (node): node is Element =>
        node instanceof Element && node.matches(ANY_TAG) && !customElements.get(node.localName),
    );
}
