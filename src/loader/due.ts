import { elementsOnPath, isElement } from './event-path';
import { fetchCode, isPending, pendingSelector } from './fetch-code';
import { whenIdle } from './idle';
import { loadableCode } from './loadable-code';
import { whenVisible } from './visible';

/** Milliseconds until failed code of an eager element is first requested again; doubled after each failure. */
const FIRST_PAUSE = 3000;

/** Watches a root for our tags and loads each one according to its loading mode. */
export function fetchWhenDue(root: Document | ShadowRoot): void {
  considerAll(root);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (isElement(node)) considerAll(node);
    }
  }).observe(root, { childList: true, subtree: true });
}

/** Loads an element in any mode as soon as a pointer, a touch or the focus reaches it. */
export function fetchOnInteraction(root: Document | ShadowRoot): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    root.addEventListener(type, fetchTouched, { capture: true, passive: true });
  }
}

function fetchTouched(event: Event): void {
  const element = elementsOnPath(event).find(isPending);
  if (element) void fetchCode(element);
}

/**
 * Requests the code of eager elements before the browser's first layout: fonts, which it requests, share a phone's
 * bandwidth. Code with a printed preload link is already requested; run now, it would delay the first paint.
 */
export function fetchEagerCode(root: Document | ShadowRoot): void {
  for (const element of root.querySelectorAll(pendingSelector())) {
    const link = `[href*="define/${element.localName.slice(3)}-"]`;
    if (modeOf(element) === 'eager' && !document.querySelector(link)) void fetchCode(element);
  }
}

function considerAll(root: ParentNode): void {
  for (const element of [root, ...root.querySelectorAll(pendingSelector())]) {
    if (isElement(element) && isPending(element)) consider(element);
  }
}

function consider(element: Element): void {
  fetchWhen(modeOf(element), element);
}

/** Loads the code of an element according to a mode. `interaction` needs nothing here: see `fetchOnInteraction`. */
export function fetchWhen(mode: string, element: Element): void {
  if (mode === 'eager') void fetchEagerly(element);
  else if (mode === 'visible') fetchVisible(element);
  else if (mode === 'idle') whenIdle(element);
}

/** Loads an element near the viewport, or one that the page's address points to. */
function fetchVisible(element: Element): void {
  whenVisible(element);
  if (!location.hash) return;
  import('./target').then(
    (code) => code.isTarget(element) && fetchCode(element),
    () => {},
  );
}

/**
 * Loads the code of an element at once. After a failure it tries again by itself, because a visitor may have
 * no reason to touch the element. A page that the visitor leaves requests nothing more.
 */
async function fetchEagerly(element: Element, pause = FIRST_PAUSE): Promise<void> {
  if (await fetchCode(element)) return;
  const timer = setTimeout(() => {
    if (element.isConnected) void fetchEagerly(element, 2 * pause);
  }, pause);
  // A page that is kept for the way back goes on asking when it is shown again.
  addEventListener('pagehide', ({ persisted }) => persisted || clearTimeout(timer), { once: true });
}

function modeOf(element: Element): string {
  const asked = element.getAttribute('loading') ?? '';
  const mode = /^(eager|visible|idle|interaction)$/.test(asked)
    ? asked
    : // Links have no entry.
      (loadableCode.registry[element.localName]?.loading ?? 'visible');
  // A visitor cannot interact with an element that is empty until its code is loaded.
  return mode === 'interaction' && element.childElementCount === 0 ? 'visible' : mode;
}
