import { onPress } from '../../../builder/markup/on-press';
import { tabMove } from './tab-move';

interface Options {
  readonly signal: AbortSignal;
  /** Whether the titles are currently stacked vertically. */
  isVertical(): boolean;
  /** Called when a visitor selects a tab. */
  chosen(index: number): void;
}

/**
 * The titles of a tab list: a single tab stop, which arrow keys move; Enter and Space select a tab
 * (WAI-ARIA Authoring Practices, tabs with manual activation).
 */
export class TabList {
  readonly #titles: readonly HTMLElement[];
  readonly #options: Options;
  #selected = -1;

  constructor(titles: readonly HTMLElement[], options: Options) {
    this.#titles = titles;
    this.#options = options;
    const { signal } = options;
    titles.forEach((title, index) => {
      title.addEventListener('click', () => options.chosen(index), { signal });
      title.addEventListener('keydown', (event) => this.#move(event, index), { signal });
      onPress(title, () => options.chosen(index), signal);
      // The selected tab becomes the tab stop again when the focus leaves.
      title.addEventListener('blur', () => this.#setTabStop(this.#selected), { signal });
    });
  }

  /** Marks a tab as selected. */
  select(index: number): void {
    this.#selected = index;
    this.#titles.forEach((title, at) => {
      title.setAttribute('aria-selected', String(at === index));
    });
    this.#setTabStop(index);
  }

  #setTabStop(index: number): void {
    this.#titles.forEach((title, at) => {
      title.tabIndex = at === index ? 0 : -1;
    });
  }

  #move(event: KeyboardEvent, index: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = {
      count: this.#titles.length,
      isVertical: this.#options.isVertical(),
      isRightToLeft: getComputedStyle(event.currentTarget as Element).direction === 'rtl',
    };
    const to = tabMove(event.key, index, row);
    if (to === undefined) return;
    event.preventDefault();
    this.#setTabStop(to);
    this.#titles[to]?.focus();
  }
}
