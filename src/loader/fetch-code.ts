import { adoption } from './adoption';
import { matches } from './event-path';
import { earlyLinks, fetchLinks, LINKS } from './links';
import { loadableCode, type RegistryEntry } from './loadable-code';

/** Milliseconds before failed code may be requested again: pointer events would retry many times a second. */
const RETRY_DELAY = 2000;

const fetched = new Map<string, Promise<boolean>>();

/** On navigation, WebKit first aborts the page's requests, and leaves the page within so many milliseconds. */
const UNLOAD_TIME = 250;

/** The failure handling, loaded after the first failure. */
let failure: typeof import('./failure') | undefined;

let anyTag: string | undefined;

/**
 * Loads the code of an element, and in parallel its body if it must be drawn. Resolves to true if the code
 * was loaded.
 */
export function fetchCode(element: Element): Promise<boolean> {
  const { localName } = element;
  const entry = loadableCode.registry[localName];
  if (!entry && adoption && !matches(element, earlyLinks())) return adoption.activate(element);
  const isPrinted = entry?.printed && element.querySelector(entry.printed);
  if (!isPrinted && !fetched.has(localName)) entry?.loadBody?.().catch(loadFailureHandling);
  return fetchElement(entry ? localName : LINKS);
}

/**
 * Loads an element's code once. Resolves to true on success. A failure is logged, and stylesheets can use
 * the class `{tag}-failed` on the root element. A later request tries again after at least two seconds.
 *
 * @param load loads code without an element; `tag` is then only its name
 */
export function fetchElement(
  tag: string,
  load: (() => Promise<unknown>) | undefined = tag === LINKS ? fetchLinks : undefined,
): Promise<boolean> {
  const known = fetched.get(tag);
  if (known) return known;
  const { classList } = document.documentElement;
  const mark = `${tag}-failed`;
  const hadFailed = classList.contains(mark);
  const fetching = (load?.() ?? asked(tag)).then(
    () => {
      // In an outdated browser, the code loads but defines no element.
      const isUndefined = !load && !customElements.get(tag);
      // A mark set during this request belongs to a missing body.
      if (hadFailed || isUndefined) classList.toggle(mark, isUndefined);
      return true;
    },
    (error: unknown) => {
      setTimeout(() => fetched.delete(tag), RETRY_DELAY);
      classList.add(mark);
      // On navigation, WebKit aborts all requests. No timer of the old page fires then, so nothing is logged.
      void loadFailureHandling().then(() => setTimeout(logFailure, UNLOAD_TIME, tag, error));
      return false;
    },
  );
  fetched.set(tag, fetching);
  return fetching;
}

async function asked(tag: string): Promise<unknown> {
  const { registry } = loadableCode;
  return failure
    ? failure.retry(tag, registry, import.meta.url)
    : (registry[tag] as RegistryEntry).load('', './');
}

/** Logs that code failed to load. Part of autoload: a file of its own might be missing too. */
function logFailure(tag: string, error: unknown): void {
  try {
    console.error(
      `<${tag}>: its code did not come. Publish the whole library folder of one version, and allow it in the Content-Security-Policy.`,
      error,
    );
  } catch {
    // An error tracker may replace the console and throw.
  }
}

/**
 * Loads the failure handling, which requests preloaded code again. If even this fails, the visitor is offline or has
 * left, and nothing is done. A failed body is reported, and requested again, by its element.
 */
function loadFailureHandling(): Promise<void> {
  return import('./failure').then(
    (code) => {
      failure = code;
      void code.renewPreloads();
    },
    () => {},
  );
}

/** Returns the selector of all elements that may wait for code. */
export function pendingSelector(): string {
  anyTag ??= Object.keys(loadableCode.registry).join();
  return `${anyTag},${earlyLinks()}`;
}

/** Whether code is still missing for one of our elements, a link, or a builder's node. */
export function isPending(element: Element): boolean {
  if (matches(element, pendingSelector())) return !customElements.get(element.localName);
  return adoption?.awaits(element) === true;
}
