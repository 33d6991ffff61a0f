import { fetchElement, pendingElement } from './fetched';

/** Controls that do nothing without script; all else acts natively and is left alone. */
const SCRIPTED =
  'button[type="button"]:not([commandfor], [popovertarget]), ' +
  ':is([role="button"], [role="tab"], [role="switch"], [role^="menuitem"]):not(a[href], button, input, summary)';

/** What is being waited for: a second click or submit on the same node adds nothing. */
const held = new WeakSet<Element>();
/** Forms whose element did not come: they post as the server meant them to. */
const released = new WeakSet<Element>();

/**
 * Holds clicks and submits inside elements whose code is not here yet, and replays each once when it
 * is. Keys and focus are never replayed.
 */
export function replayEarlyEvents(): void {
  document.addEventListener('click', holdClick, { capture: true });
  document.addEventListener('submit', holdSubmit, { capture: true });
}

function holdClick(event: Event): void {
  const control = event
    .composedPath()
    .find((node) => node instanceof Element && node.matches(SCRIPTED));
  if (!(control instanceof HTMLElement) || !hold(event, control)) return;
  void whenLive(event, control, (node) => node.click());
}

function holdSubmit(event: Event): void {
  const form = event.composedPath()[0];
  if (!(form instanceof HTMLFormElement) || released.has(form) || !hold(event, form)) return;
  const { submitter } = event as SubmitEvent;
  void whenLive(event, form, (node, isLive) => {
    if (!isLive) released.add(node);
    const button = submitter?.isConnected ? submitter : null;
    (node as HTMLFormElement).requestSubmit(button);
    released.delete(node);
  });
}

/** Stops an event inside a pending element; false if there is no such element. */
function hold(event: Event, node: Element): boolean {
  if (!pendingElement(event)) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  const isNew = !held.has(node);
  held.add(node);
  return isNew;
}

async function whenLive(
  event: Event,
  node: HTMLElement,
  replay: (node: HTMLElement, isLive: boolean) => void,
): Promise<void> {
  const element = pendingElement(event);
  const root = node.getRootNode() as Document | ShadowRoot;
  const isLive = element !== undefined && (await fetchElement(element.localName));
  // The element's own promise: its body is drawn, and listens.
  if (isLive) await Reflect.get(element, 'updateComplete');
  held.delete(node);
  const successor = node.isConnected ? node : successorOf(node, root);
  if (successor) replay(successor, isLive);
}

/** The node that a body has drawn in place of the server's: the same id, else the same name. */
function successorOf(node: HTMLElement, root: Document | ShadowRoot): HTMLElement | null {
  const name = node.getAttribute('name');
  return (
    (node.id ? root.getElementById(node.id) : null) ??
    (name ? root.querySelector<HTMLElement>(`${node.localName}[name="${CSS.escape(name)}"]`) : null)
  );
}
