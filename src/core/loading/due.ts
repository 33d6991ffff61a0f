import { registry } from '../../registry';
import { ANY_TAG, fetchElement, pendingElement } from './fetched';

/** How near the viewport counts as visible, in CSS pixels: about one flick of the thumb ahead. */
const MARGIN = '250px';

/** Milliseconds after which an idle element is fetched even if the page never rests. */
const PATIENCE = 2000;

/** Watches a document or a shadow root for tags of ours and fetches each when it is due. */
export function observe(root: Document | ShadowRoot = document): void {
  considerAll(root);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) considerAll(node);
    }
  }).observe(root, { childList: true, subtree: true });
}

/** Fetches an element as soon as a pointer, a touch or the focus reaches it, whatever its mode. */
export function fetchOnInteraction(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, fetchTouched, { capture: true, passive: true });
  }
}

function fetchTouched(event: Event): void {
  const element = pendingElement(event);
  if (element) void fetchElement(element.localName);
}

function considerAll(root: ParentNode): void {
  if (root instanceof Element && root.matches(ANY_TAG)) consider(root);
  for (const element of root.querySelectorAll(ANY_TAG)) consider(element);
}

function consider(element: Element): void {
  if (customElements.get(element.localName)) return;
  const mode = modeOf(element);
  if (mode === 'eager') void fetchElement(element.localName);
  else if (mode === 'visible') whenVisible(element);
  else if (mode === 'idle') whenIdle(element);
}

function modeOf(element: Element): string | undefined {
  const asked = element.getAttribute('loading') ?? '';
  const mode = /^(eager|visible|idle|interaction)$/.test(asked)
    ? asked
    : registry[element.localName]?.loading;
  // Nobody can interact with an element that has nothing to show before its code comes.
  return mode === 'interaction' && element.childElementCount === 0 ? 'visible' : mode;
}

let observer: IntersectionObserver | undefined;

function whenVisible(element: Element): void {
  observer ??= new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        self.unobserve(target);
        void fetchElement(target.localName);
      }
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
}

function whenIdle(element: Element): void {
  const begin = (): unknown => fetchElement(element.localName);
  // Missing in WebKit (measured in WebKitGTK 2.50).
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: PATIENCE });
  else setTimeout(begin, PATIENCE / 10);
}
