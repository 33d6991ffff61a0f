import { registry } from '../../registry';

/** All tags of this library, as one selector. */
export const ANY_TAG: string = Object.keys(registry).join(',');

/** Milliseconds before code that did not come is asked for again: a pointer needs it many times a second. */
const RETRY = 2000;

const fetched = new Map<string, Promise<boolean>>();

/**
 * Fetches an element's code, once; resolves to whether it came. A failure is told in the console, and
 * the next need tries again, not sooner than two seconds later.
 */
export function fetchElement(tag: string): Promise<boolean> {
  const known = fetched.get(tag);
  if (known) return known;
  const fetching = (registry[tag]?.load() ?? Promise.reject()).then(
    () => true,
    (error: unknown) => {
      setTimeout(() => fetched.delete(tag), RETRY);
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

/** True of an element of ours whose code is not here yet. */
export function isPending(element: Element): boolean {
  return element.matches(ANY_TAG) && !customElements.get(element.localName);
}
