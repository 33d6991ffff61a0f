import { onAddressed } from '../markup/addressed';
import type { DisclosureItem } from './disclosure-item';
import { titleMove } from './title-keys';

/** What the items of one widget have in common. */
interface Options {
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  /** One open at a time. */
  readonly isExclusive: boolean;
  /** Told when a visitor, or the browser's search, has opened or shut one. */
  changed(index: number, isOpen: boolean): void;
}

/** Titles that open and shut the panels below them, by pointer and by keys. */
export class Disclosures {
  readonly #items: readonly DisclosureItem[];
  readonly #options: Options;
  /** Where a key is held down: one that was pressed elsewhere is let go here without effect. */
  #pressed: number | undefined;

  constructor(items: readonly DisclosureItem[], options: Options) {
    this.#items = items;
    this.#options = options;
    const { host, signal } = options;
    for (const [index, item] of items.entries()) this.#listen(item, index, signal);
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

  #listen(item: DisclosureItem, index: number, signal: AbortSignal): void {
    item.title.addEventListener('click', (event) => this.#click(event, index), { signal });
    item.button.addEventListener('keydown', (event) => this.#press(event, index), { signal });
    item.button.addEventListener('keyup', (event) => this.#release(event, index), { signal });
    const found = (): void => this.#choose(index, true, false);
    item.panel.addEventListener('beforematch', found, { signal });
  }

  #click(event: MouseEvent, index: number): void {
    // A real link in a title leads where it leads.
    if ((event.target as Element).closest('a[href]')) return;
    this.#choose(index, !this.#items[index]?.isOpen);
  }

  #choose(index: number, isOpen: boolean, isSliding = true): void {
    if (this.#items[index]?.isOpen === isOpen) return;
    this.set(index, isOpen, isSliding);
    this.#options.changed(index, isOpen);
  }

  #press(event: KeyboardEvent, index: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    this.#pressed = index;
    if (event.key === ' ') event.preventDefault();
    const to = titleMove(event.key, index, this.#items.length);
    if (to === undefined) return;
    event.preventDefault();
    this.#items[to]?.button.focus();
  }

  /** As the builder has it, a title acts when the key is let go. */
  #release(event: KeyboardEvent, index: number): void {
    if ((event.key !== 'Enter' && event.key !== ' ') || this.#pressed !== index) return;
    event.preventDefault();
    this.#choose(index, !this.#items[index]?.isOpen);
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
