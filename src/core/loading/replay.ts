import { adoption } from './adoption';
import { scriptedControl } from './controls';
import { elementsOnPath, matches } from './event-path';
import { fetchCode, isPending, pendingSelector } from './fetched';
import { library } from './library';

/** How a replay finds what stands where the visitor aimed; fetched with the first event that is held. */
type Successors = typeof import('./successor');

type Replay<T> = (control: T, successors?: Successors) => void;

/** What is being waited for: a second click or submit on the same node adds nothing. */
const held = new WeakSet<Element>();
/** What is being replayed: it takes its way, whether or not the code came. */
const released = new WeakSet<Element>();

/**
 * Holds clicks and submits inside elements whose code is not here yet, and replays each once when it
 * is, or natively when it does not come. Keys and focus are never replayed.
 *
 * @param root a submit does not leave its shadow root, so each root is listened to
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

/** Stops an event whose control belongs to an element that cannot answer yet. */
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

/** True of what a click is for, alive or not; what only wraps content is asked for nothing. */
function answersClicks(node: Element): boolean {
  if (library.registry[node.localName]?.isBackdrop) return false;
  return matches(node, pendingSelector()) || adoption?.awaits(node) === true;
}

async function whenLive<T extends Element>(
  owner: Element,
  control: T,
  replay: Replay<T>,
): Promise<void> {
  // Asked before the wait: the body, or the page, may have removed the element's old nodes.
  const root = owner.getRootNode() as Document | ShadowRoot;
  // Without it the control itself is tried.
  const fetching = import('./successor').catch(() => undefined);
  const isLive = await fetchCode(owner);
  const successors = await fetching;
  // The element's own promise: its body is drawn, and listens.
  if (isLive) await Reflect.get(owner, 'updateComplete');
  // A known failure answers while the event is still under way, and a form ignores a second submit then.
  else await new Promise((resolve) => setTimeout(resolve));
  held.delete(control);
  const successor = isLive && successors ? successors.successorOf(control, owner, root) : control;
  if (!successor) return;
  released.add(successor);
  replay(successor, successors);
  released.delete(successor);
}
