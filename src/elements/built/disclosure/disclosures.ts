import { followEditor } from '../editing/items';
import { onAddressed } from '../markup/addressed';
import { onPress } from '../markup/on-press';
import { titleMove } from './title-keys';

/** A title and the panel that it opens. */
export interface Disclosable {
  /** What is clicked. */
  readonly title: HTMLElement;
  /** What is announced as the button, and has the focus. */
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
  readonly isOpen: boolean;
  /** Opens or shuts it, sliding or at once. */
  setOpen(isOpen: boolean, isSliding: boolean): void;
  /** Has `reveal` called when the browser itself shows the panel, as its search does. */
  onRevealed(reveal: () => void, signal: AbortSignal): void;
}

/** What the items of one widget have in common. */
interface Options {
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  /** One open at a time. */
  readonly isExclusive: boolean;
  /** Escape shuts an open item, from its title or its panel. */
  readonly hasEscape?: boolean;
  /** Told which one a visitor, or the browser's search, has opened or shut. */
  changed(item: { index: number; title: string }, isOpen: boolean): void;
}

/** Titles that open and shut the panels below them, by pointer and by keys. */
export class Disclosures {
  readonly #items: readonly Disclosable[];
  readonly #options: Options;

  constructor(items: readonly Disclosable[], options: Options) {
    this.#items = items;
    this.#options = options;
    const { host, signal } = options;
    for (const [index, item] of items.entries()) this.#listen(item, index, signal);
    const titles = items.map(({ title }) => title);
    followEditor(host, titles, (index) => this.set(index, true, false), signal);
    onAddressed(host, (target) => this.#reveal(target), signal);
  }

  /** Opens one, or shuts it; where only one may be open, the others shut. */
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
    // A real link in a title leads where it leads.
    if ((event.target as Element).closest('a[href]')) return;
    // A summary would open at once.
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
    const to = titleMove(event.key, index, this.#items.length);
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
      ({ title, panel }) => title.contains(target) || panel.contains(target),
    );
    if (index < 0) return;
    this.set(index, true, false);
    target.scrollIntoView();
  }
}
