import { activeElement } from '../../../core/focus';
import { headerConfig } from '../config';
import { narrowHeader } from '../narrow-header';
import { type MenuNames, menuNames } from './names';

/** Told that the window has become wider or narrower, or is at the other side of the break point. */
type Listener = () => void;

const screens = new WeakMap<Document, Screen>();

/** The screen that all menus of a document share. */
export function screenOf(document: Document): Screen {
  const known = screens.get(document) ?? new Screen(document);
  screens.set(document, known);
  return known;
}

/**
 * On which side of the break point a page is: says so on the body, and tells the menus of changes of
 * that and of the window's width. Lives while somebody listens.
 */
export class Screen {
  readonly #document: Document;
  readonly #listeners = new Set<Listener>();
  #life: AbortController | undefined;
  #width = 0;
  #isNarrow: boolean | undefined;

  constructor(document: Document) {
    this.#document = document;
  }

  get isNarrow(): boolean {
    return this.#isNarrow ?? false;
  }

  /** Takes in a listener; returns the way out. */
  join(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (!this.#life) this.#begin();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#end();
    };
  }

  /** Looks again: the break point itself may be another one. */
  renew(): void {
    if (this.#life && this.#showSide()) this.#tell();
  }

  #begin(): void {
    const view = this.#document.defaultView;
    if (!view) return;
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#width = view.innerWidth;
    this.#showSide();
    view.addEventListener('resize', () => this.#resized(view), { signal });
    // What was put off while somebody typed; the focus is where it goes to in the next task.
    const recheck = () => setTimeout(() => this.#life && this.#resized(view));
    this.#document.addEventListener('focusout', recheck, { signal });
  }

  #end(): void {
    this.#life?.abort();
    this.#life = undefined;
    this.#isNarrow = undefined;
  }

  /** On phones the on-screen keyboard resizes the window while somebody types (facts, header 3). */
  #resized(view: Window): void {
    if (view.innerWidth === this.#width || isTyping()) return;
    this.#width = view.innerWidth;
    this.#showSide();
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Returns whether the page has changed sides. */
  #showSide(): boolean {
    const { body, defaultView: view } = this.#document;
    const isNarrow = Boolean(view && narrowHeader(view, headerConfig().menuBreakpoint).matches);
    if (isNarrow === this.#isNarrow) return false;
    this.#isNarrow = isNarrow;
    const names = menuNames();
    body.classList.toggle(names.isNarrow, isNarrow);
    body.classList.toggle(names.isWide, !isNarrow);
    body.dispatchEvent(new CustomEvent(sideEvent(names, isNarrow)));
    return true;
  }
}

/** The event by which the theme tells its other scripts (facts, header 2). */
function sideEvent({ theme }: MenuNames, isNarrow: boolean): string {
  return `${theme}-header-responsive-${isNarrow ? 'disabled' : 'enabled'}`;
}

function isTyping(): boolean {
  return Boolean(activeElement()?.matches('input, select, textarea, [contenteditable]'));
}
