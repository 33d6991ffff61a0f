import { createContext } from 'react';
import { ENHANCED } from '../../../core/element/enhancement';
import { Listeners } from '../../../core/state/listeners';
import { nodeBox } from '../node-box';
import { type FoundPart, type HiddenPart, hiddenPartOf } from './hidden-parts';

/** Whether the hidden part of a node shows. Undefined: it has none, or its control is hidden itself. */
export interface HiddenState {
  readonly label: HiddenPart['label'];
  readonly isOpen: boolean;
}

/** The attributes that tell whether a part is open. */
const STATE = ['aria-expanded', 'open'];

/**
 * Shows hidden parts of nodes in the preview, such as a popup, by the widgets' own controls. One part is shown at a time. A
 * widget that is printed again starts closed, so its part is shown anew once it works.
 */
export class HiddenStates {
  readonly #listeners = new Listeners();
  readonly #states = new Map<string, HiddenState>();
  #frame: Document | undefined;
  /** The node whose part is shown. */
  #shown: string | undefined;

  /** Calls a listener after each change in the preview; returns a function that removes it. */
  readonly subscribe: Listeners['add'] = this.#listeners.add;

  /** Returns the state of a node: the same object until it changes. */
  stateOf(id: string): HiddenState | undefined {
    const state = this.#stateNow(id);
    const former = this.#states.get(id);
    if (former?.isOpen === state?.isOpen && former?.label === state?.label) return former;
    if (state) this.#states.set(id, state);
    else this.#states.delete(id);
    return state;
  }

  /** Shows the part of a node, or hides it. The focus stays where it is. */
  toggle(id: string): void {
    const isOpen = this.stateOf(id)?.isOpen;
    if (isOpen === undefined) return;
    this.leave();
    this.#shown = isOpen ? undefined : id;
    this.#set(id, !isOpen);
  }

  /** Hides the part that is shown. @param except the node whose part stays */
  leave(except?: string): void {
    const shown = this.#shown;
    if (shown === undefined || shown === except) return;
    this.#shown = undefined;
    this.#set(shown, false);
  }

  /** Follows the preview until the returned function is called. */
  follow(frame: Document): () => void {
    const view = frame.defaultView as (Window & typeof globalThis) | null;
    if (!view) return () => {};
    this.#frame = frame;
    const life = new AbortController();
    const { signal } = life;
    const notify = (): void => this.#listeners.notify();
    const observer = new view.MutationObserver((records) => this.#followChanges(records));
    observer.observe(frame, {
      subtree: true,
      childList: true,
      attributeFilter: [...STATE, ENHANCED],
      attributeOldValue: true,
    });
    // The dialog may be in a shadow root.
    frame.addEventListener('nh-login-open', notify, { signal });
    frame.addEventListener('nh-login-close', (event) => this.#closed(event), { signal });
    // Controls show in some widths only.
    view.addEventListener('resize', notify, { signal });
    notify();
    return () => {
      observer.disconnect();
      life.abort();
      this.#frame = undefined;
    };
  }

  #followChanges(records: readonly MutationRecord[]): void {
    const shown = this.#node(this.#shown);
    const own = records.filter(({ target }) => shown?.contains(target));
    // A person has closed it in the preview. A node that was replaced is not in the page any more.
    if (own.some(isClosing)) this.#shown = undefined;
    else if (this.#shown !== undefined && own.length > 0) this.#set(this.#shown, true);
    if (records.some(({ type }) => type === 'attributes')) this.#listeners.notify();
  }

  #closed({ target }: Event): void {
    if (this.#node(this.#shown)?.contains(target as Node)) this.#shown = undefined;
    this.#listeners.notify();
  }

  #node(id: string | undefined): HTMLElement | undefined {
    if (id === undefined || !this.#frame) return undefined;
    return nodeBox(this.#frame, id) ?? undefined;
  }

  #stateNow(id: string): HiddenState | undefined {
    const node = this.#node(id);
    const found = node && hiddenPartOf(node);
    return found && stateOf(found);
  }

  #set(id: string, isOpen: boolean): void {
    const node = this.#node(id);
    const found = node && hiddenPartOf(node);
    if (!found || stateOf(found)?.isOpen !== !isOpen) return;
    const { part, opener } = found;
    const { activeElement } = document;
    withoutChoosing(node, () => (isOpen ? opener.click() : part.close(opener)));
    // A popup takes the focus, which belongs to the editor's control.
    if (activeElement !== document.activeElement) (activeElement as HTMLElement | null)?.focus();
    this.#listeners.notify();
  }
}

function stateOf({ part, opener }: FoundPart): HiddenState | undefined {
  if (!part.isReady(opener)) return undefined;
  const isOpen = part.isOpen(opener);
  // The button of a menu, for example, shows in narrow windows only.
  return isOpen || opener.checkVisibility() ? { label: part.label, isOpen } : undefined;
}

/** Keeps clicks below a node while something runs: Puck listens on the node itself, and would choose it. */
function withoutChoosing({ children }: HTMLElement, run: () => void): void {
  const stop = (event: Event): void => event.stopPropagation();
  const boxes = [...children];
  for (const box of boxes) box.addEventListener('click', stop);
  run();
  for (const box of boxes) box.removeEventListener('click', stop);
}

function isClosing({ target, attributeName, oldValue }: MutationRecord): boolean {
  const element = target as Element;
  if (attributeName === 'aria-expanded')
    return oldValue === 'true' && element.ariaExpanded !== 'true';
  return attributeName === 'open' && oldValue !== null && !element.hasAttribute('open');
}

/** The hidden states of the editor around the component. */
export const HiddenStatesContext = createContext(new HiddenStates());
