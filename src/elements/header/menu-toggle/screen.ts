import { activeElement } from '../../../core/focus';
import { Listeners } from '../../../core/state/listeners';
import { headerConfig } from '../config';
import { narrowHeader } from '../narrow-header';
import { type MenuNames, menuNames } from './names';

const screens = new WeakMap<Document, Screen>();

/** Returns the screen that all menus of a document share. */
export function screenOf(document: Document): Screen {
  const known = screens.get(document) ?? new Screen(document);
  screens.set(document, known);
  return known;
}

/**
 * Tracks the viewport's width and the menu breakpoint: sets the theme's classes on the body and notifies
 * the menus of changes. Active while there are listeners.
 */
export class Screen {
  readonly #document: Document;
  readonly #listeners = new Listeners();
  #life: AbortController | undefined;
  #width = 0;
  #isNarrow: boolean | undefined;

  constructor(document: Document) {
    this.#document = document;
  }

  get isNarrow(): boolean {
    return this.#isNarrow ?? false;
  }

  /**
   * Calls `listener` when the viewport's width has changed or the breakpoint has been crossed; returns a
   * function that ends this.
   */
  join(listener: () => void): () => void {
    const remove = this.#listeners.add(listener);
    if (!this.#life) this.#begin();
    return () => {
      remove();
      if (this.#listeners.isEmpty) this.#end();
    };
  }

  /** Checks the viewport again, since the breakpoint itself may have changed. */
  refresh(): void {
    if (this.#life && this.#showSide()) this.#listeners.notify();
  }

  #begin(): void {
    const view = this.#document.defaultView;
    if (!view) return;
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#width = view.innerWidth;
    this.#showSide();
    view.addEventListener('resize', () => this.#resized(view), { signal });
    // Handles a resize that was ignored while the visitor typed. Delayed, because the focus moves after this event.
    const recheck = () => setTimeout(() => this.#life && this.#resized(view));
    this.#document.addEventListener('focusout', recheck, { signal });
  }

  #end(): void {
    this.#life?.abort();
    this.#life = undefined;
    this.#isNarrow = undefined;
  }

  /**
   * Ignored while the visitor types: on phones the on-screen keyboard resizes the window
   * (docs/compatibility/header.md#breakpoint).
   */
  #resized(view: Window): void {
    if (view.innerWidth === this.#width || isTyping()) return;
    this.#width = view.innerWidth;
    this.#showSide();
    this.#listeners.notify();
  }

  /** Sets the body's classes; returns whether the breakpoint has been crossed. */
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

/** The event with which the theme notifies its other scripts (docs/compatibility/header.md#breakpoint). */
function sideEvent({ theme }: MenuNames, isNarrow: boolean): string {
  return `${theme}-header-responsive-${isNarrow ? 'disabled' : 'enabled'}`;
}

function isTyping(): boolean {
  return Boolean(activeElement()?.matches('input, select, textarea, [contenteditable]'));
}
