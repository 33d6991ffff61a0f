import { adoption } from './adoption';
import { matches } from './event-path';
import { library, type RegistryEntry } from './library';
import { earlyLinks, fetchLinks, LINKS } from './links';

/** Milliseconds before code that did not come is asked for again: a pointer needs it many times a second. */
const RETRY = 2000;

const fetched = new Map<string, Promise<boolean>>();

/** What is to be done about code that did not come; fetched with the first that did not. */
let failure: typeof import('./failure') | undefined;

let anyTag: string | undefined;

/**
 * Fetches the code that an element waits for, and at the same time the body of one that must draw;
 * resolves to whether it came.
 */
export function fetchCode(element: Element): Promise<boolean> {
  const { localName } = element;
  const entry = library.registry[localName];
  if (!entry && adoption && !matches(element, earlyLinks())) return adoption.bringAlive(element);
  const isPrinted = entry?.printed && element.querySelector(entry.printed);
  if (!isPrinted && !fetched.has(localName)) entry?.loadBody?.().catch(bodyFailed);
  return fetchElement(entry ? localName : LINKS);
}

/**
 * Fetches an element's code, once; resolves to whether it came. A failure is told in the console and to
 * stylesheets, by the class `{tag}-failed` of the root element, and the next need tries again, not
 * sooner than two seconds later.
 *
 * @param load for code of no element, which `tag` then only names
 */
export function fetchElement(
  tag: string,
  load: (() => Promise<unknown>) | undefined = tag === LINKS ? fetchLinks : undefined,
): Promise<boolean> {
  const known = fetched.get(tag);
  if (known) return known;
  const { classList } = document.documentElement;
  const mark = `${tag}-failed`;
  const fetching = (load?.() ?? asked(tag)).then(
    () => {
      // In a browser that is too old it came, but defined nothing.
      classList.toggle(mark, !load && !customElements.get(tag));
      return true;
    },
    (error: unknown) => {
      setTimeout(() => fetched.delete(tag), RETRY);
      classList.add(mark);
      failing(({ tellFailure }) => tellFailure(tag, error));
      return false;
    },
  );
  fetched.set(tag, fetching);
  return fetching;
}

async function asked(tag: string): Promise<unknown> {
  const { registry } = library;
  return failure
    ? failure.askAgain(tag, registry, import.meta.url)
    : (registry[tag] as RegistryEntry).load('', './');
}

/** Fetches what is to be done about it; where that does not come either, the network is gone, or the visitor. */
function failing(act: (code: typeof import('./failure')) => unknown): void {
  import('./failure').then(
    (code) => {
      failure = code;
      void act(code);
    },
    () => {},
  );
}

/** The element asks for it again, and tells when it does not come. */
function bodyFailed(): void {
  failing(({ renewPreloads }) => renewPreloads());
}

/** All that may wait for code, as one selector. */
export function pendingSelector(): string {
  anyTag ??= Object.keys(library.registry).join();
  return `${anyTag},${earlyLinks()}`;
}

/** True of what waits for code that is not here yet: an element of ours, a link, a builder's node. */
export function isPending(element: Element): boolean {
  if (matches(element, pendingSelector())) return !customElements.get(element.localName);
  return adoption?.awaits(element) === true;
}
