import { followEditor } from '../../../builder/editing/items';
import { onPress } from '../../../builder/markup/on-press';
import { onUrlTarget } from '../../../builder/markup/url-target';
import { titleMove } from './title-keys';

/** A title with the panel that it opens. */
export interface Disclosable {
  /** The element that is clicked. */
  readonly title: HTMLElement;
  /** The focusable element with the role of a button. */
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
  /** The printed element around title and panel, if any. The page's address may name it. */
  readonly box?: HTMLElement;
  readonly isOpen: boolean;
  /** Opens or closes the panel, with or without animation. */
  setOpen(isOpen: boolean, isSliding: boolean): void;
  /** Calls `reveal` when the browser itself shows the panel, for example through find-in-page. */
  onRevealed(reveal: () => void, signal: AbortSignal): void;
}

/** Options for the items of a widget. */
interface Options {
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  /** Only one item can be open at a time. */
  readonly isExclusive: boolean;
  /** Escape closes an open item if the focus is in its title or panel. */
  readonly hasEscape?: boolean;
  /** In right-to-left text, the left arrow moves to the next title. */
  readonly followsDirection?: boolean;
  /** Called when a visitor or the browser's find-in-page opens or closes an item. */
  changed(item: { index: number; title: string }, isOpen: boolean): void;
}

/** Titles that open and close panels, by pointer and keyboard. */
export class Disclosures {
  readonly #items: readonly Disclosable[];
  readonly #options: Options;

  constructor(items: readonly Disclosable[], options: Options) {
    this.#items = items;
    this.#options = options;
    const { host, signal } = options;
    items.forEach((item, index) => {
      this.#listen(item, index, signal);
    });
    const titles = items.map(({ title }) => title);
    followEditor(host, titles, (index) => this.set(index, true, false), signal);
    onUrlTarget(host, (target) => this.#reveal(target), signal);
  }

  /** Opens or closes an item. In an exclusive widget, opening an item closes the others. */
  set(index: number, isOpen: boolean, isSliding = true): void {
    if (isOpen && this.#options.isExclusive) {
      for (const item of this.#items) item.setOpen(item === this.#items[index], isSliding);
    } else {
      this.#items[index]?.setOpen(isOpen, isSliding);
    }
  }

  #listen(item: Disclosable, index: number, signal: AbortSignal): void {
    item.title.addEventListener('click', (event) => this.#click(event, index), { signal });
    item.button.addEventListener('keydown', (event) => this.#move(event, index), { signal });
    onPress(item.button, () => this.#choose(index, !item.isOpen), signal);
    item.onRevealed(() => this.#choose(index, true, false), signal);
    if (!this.#options.hasEscape) return;
    for (const part of [item.title, item.panel]) {
      part.addEventListener('keydown', (event) => this.#escape(event, index), { signal });
    }
  }

  #click(event: MouseEvent, index: number): void {
    // Links inside a title keep working.
    if ((event.target as Element).closest('a[href]')) return;
    // Otherwise a summary would open without animation.
    event.preventDefault();
    this.#choose(index, !this.#items[index]?.isOpen);
  }

  #choose(index: number, isOpen: boolean, isSliding = true): void {
    const item = this.#items[index];
    if (!item || item.isOpen === isOpen) return;
    this.set(index, isOpen, isSliding);
    this.#options.changed({ index, title: item.title.textContent.trim() }, isOpen);
  }

  #move(event: KeyboardEvent, index: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const title = event.currentTarget as Element;
    const isRightToLeft =
      this.#options.followsDirection === true && getComputedStyle(title).direction === 'rtl';
    const to = titleMove(event.key, index, { count: this.#items.length, isRightToLeft });
    if (to === undefined) return;
    event.preventDefault();
    this.#items[to]?.button.focus();
  }

  #escape(event: KeyboardEvent, index: number): void {
    const item = this.#items[index];
    if (event.key !== 'Escape' || event.defaultPrevented || !item?.isOpen) return;
    event.preventDefault();
    this.#choose(index, false);
    item.button.focus();
  }

  #reveal(target: HTMLElement): void {
    const index = this.#items.findIndex(
      ({ title, panel, box }) => title.contains(target) || panel.contains(target) || box === target,
    );
    if (index < 0) return;
    this.set(index, true, false);
    target.scrollIntoView();
  }
}
