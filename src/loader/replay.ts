import { adoption } from './adoption';
import { scriptedControl } from './controls';
import { elementsOnPath, matches } from './event-path';
import { fetchCode, isPending, pendingSelector } from './fetch-code';
import { loadableCode } from './loadable-code';

/** Finds the control that replaced the clicked one. Loaded with the first held event. */
type Successors = typeof import('./successor');

type Replay<T> = (control: T, successors?: Successors) => void;

/** Controls with a held event: further clicks or submits on them are dropped. */
const held = new WeakSet<Element>();
/** Controls whose event is being replayed and must not be held again. */
const released = new WeakSet<Element>();

/**
 * Holds clicks and submits inside elements whose code is not loaded yet, and replays each once afterwards.
 * If loading fails, a replayed event does only what the browser does by default. Keyboard and focus events are never
 * replayed.
 *
 * @param root document or shadow root; submit events do not leave a shadow root, so each root needs a call
 */
export function replayEarlyEvents(root: Document | ShadowRoot): void {
  root.addEventListener('click', holdClick as EventListener, { capture: true });
  root.addEventListener('submit', holdSubmit, { capture: true });
}

function holdClick(event: MouseEvent): void {
  const control = scriptedControl(event);
  if (control) hold(event, control, (node) => node.click());
}

function holdSubmit(event: Event): void {
  const { submitter } = event as SubmitEvent;
  const form = event.composedPath()[0] as HTMLFormElement;
  hold(event, form, (node, successors) =>
    // A control may be named "requestSubmit".
    HTMLFormElement.prototype.requestSubmit.call(
      node,
      successors ? successors.submitterOf(node, submitter) : submitter,
    ),
  );
}

/** Holds an event whose control belongs to an element without code. */
function hold<T extends Element>(event: Event, control: T, replay: Replay<T>): void {
  const path = elementsOnPath(event);
  const owner = path.slice(path.indexOf(control)).find(answersClicks);
  if (!owner || !isPending(owner) || released.has(control)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.has(control)) return;
  held.add(control);
  void whenLive(owner, control, replay);
}

/** Whether an element handles clicks, now or after loading. Elements that only wrap content do not. */
function answersClicks(node: Element): boolean {
  if (loadableCode.registry[node.localName]?.isBackdrop) return false;
  return matches(node, pendingSelector()) || adoption?.awaits(node) === true;
}

async function whenLive<T extends Element>(
  owner: Element,
  control: T,
  replay: Replay<T>,
): Promise<void> {
  // Read before waiting: the body or the page may remove the old nodes.
  const root = owner.getRootNode() as Document | ShadowRoot;
  // If this fails, the original control is used.
  const fetching = import('./successor').catch(() => undefined);
  const isLive = await fetchCode(owner);
  const successors = await fetching;
  // Resolves when the element is rendered and its listeners are attached.
  if (isLive) await Reflect.get(owner, 'updateComplete');
  // After a known failure, the event is still being dispatched, and a form would ignore a second submit.
  else await new Promise((resolve) => setTimeout(resolve));
  held.delete(control);
  const successor = isLive && successors ? successors.successorOf(control, owner, root) : control;
  if (!successor) return;
  released.add(successor);
  replay(successor, successors);
  released.delete(successor);
}
