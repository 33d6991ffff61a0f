import { elementsOnPath, isElement } from './event-path';
import { fetchCode, isPending, pendingSelector } from './fetched';
import { whenIdle } from './idle';
import { library } from './library';
import { whenVisible } from './visible';

/** Watches a root for tags of ours and fetches each when its mode says so. */
export function fetchWhenDue(root: Document | ShadowRoot): void {
  considerAll(root);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (isElement(node)) considerAll(node);
    }
  }).observe(root, { childList: true, subtree: true });
}

/** Fetches an element as soon as a pointer, a touch or the focus reaches it, whatever its mode. */
export function fetchOnInteraction(root: Document | ShadowRoot): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    root.addEventListener(type, fetchTouched, { capture: true, passive: true });
  }
}

function fetchTouched(event: Event): void {
  const element = elementsOnPath(event).find(isPending);
  if (element) void fetchCode(element);
}

function considerAll(root: ParentNode): void {
  for (const element of [root, ...root.querySelectorAll(pendingSelector())]) {
    if (isElement(element) && isPending(element)) consider(element);
  }
}

function consider(element: Element): void {
  fetchWhen(modeOf(element), element);
}

/** Fetches what an element waits for when its mode says so; with `interaction` the first touch does. */
export function fetchWhen(mode: string, element: Element): void {
  if (mode === 'eager') void fetchCode(element);
  else if (mode === 'visible') whenVisible(element);
  else if (mode === 'idle') whenIdle(element);
}

function modeOf(element: Element): string {
  const asked = element.getAttribute('loading') ?? '';
  const mode = /^(eager|visible|idle|interaction)$/.test(asked)
    ? asked
    : // Links have no entry.
      (library.registry[element.localName]?.loading ?? 'visible');
  // Nobody can interact with an element that has nothing to show before its code comes.
  return mode === 'interaction' && element.childElementCount === 0 ? 'visible' : mode;
}
