import { askedAgain } from './again';
import { matches } from './event-path';
import { library } from './library';
import { earlyLinks, fetchLinks, LINKS } from './links';
import { renewPreloads } from './preloads';

/** Milliseconds before code that did not come is asked for again: a pointer needs it many times a second. */
const RETRY = 2000;

const fetched = new Map<string, Promise<boolean>>();

let anyTag: string | undefined;

/** Fetches the code that an element waits for, and at the same time the body of one that must draw. */
export function fetchCode(element: Element): Promise<boolean> {
  const { localName } = element;
  const entry = library.registry[localName];
  const isPrinted = entry?.printed && element.querySelector(entry.printed);
  // The element asks for it again, and tells when it does not come.
  if (!isPrinted && !fetched.has(localName)) entry?.loadBody?.().catch(renewPreloads);
  return fetchElement(entry ? localName : LINKS);
}

/**
 * Fetches an element's code, once; resolves to whether it came. A failure is told in the console and to
 * stylesheets, by the class `{tag}-failed` of the root element, and the next need tries again, not
 * sooner than two seconds later.
 */
export function fetchElement(tag: string): Promise<boolean> {
  const known = fetched.get(tag);
  if (known) return known;
  const { classList } = document.documentElement;
  const mark = `${tag}-failed`;
  const fetching = (tag === LINKS ? fetchLinks() : askedAgain(tag)).then(
    () => {
      // In a browser that is too old it came, but defined nothing.
      classList.toggle(mark, tag !== LINKS && !customElements.get(tag));
      return true;
    },
    (error: unknown) => {
      classList.add(mark);
      setTimeout(() => fetched.delete(tag), RETRY);
      void renewPreloads();
      report(tag, error);
      return false;
    },
  );
  fetched.set(tag, fetching);
  return fetching;
}

// Without core's own guard against what replaces the console: shared, it would become a file of its own.
function report(tag: string, error: unknown): void {
  try {
    console.error(
      `<${tag}>: its code did not come, so the page's own HTML serves. ` +
        'Check that the whole library folder was published.',
      error,
    );
  } catch {
    // An error tracker's own failure is its own affair.
  }
}

/** All that may wait for code, as one selector. */
export function pendingSelector(): string {
  anyTag ??= Object.keys(library.registry).join();
  return `${anyTag},${earlyLinks()}`;
}

/** True of an element of ours, and of a link, whose code is not here yet. */
export function isPending(element: Element): boolean {
  return matches(element, pendingSelector()) && !customElements.get(element.localName);
}
