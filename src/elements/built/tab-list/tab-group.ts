import { followEditor } from '../editing/items';
import { onAddressed } from '../markup/addressed';
import { TabList } from './tab-list';

/** A title in a row, and what it shows. */
export interface TabItem {
  readonly title: HTMLElement;
  readonly panel: HTMLElement;
  /** Shows its panel, or hides it. */
  setOpen(isOpen: boolean): void;
}

interface Options {
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  /** The tab that is shown at the start, where the page's address asks for no other. */
  readonly first?: number;
  /** Whether the titles lie below each other, as they are now. */
  isVertical(): boolean;
  /** Milliseconds from a visitor's choice to what it shows; default 0. */
  wait?(): number;
  /** Told when a visitor, or the browser's search, has chosen another tab. */
  changed(tab: { index: number; title: string }): void;
}

/** Tabs of which one is shown: by its title, by the page's address, by the browser's search. */
export class TabGroup {
  readonly #tabs: readonly TabItem[];
  readonly #options: Options;
  readonly #list: TabList;
  #selected = -1;
  #choosing: ReturnType<typeof setTimeout> | undefined;

  constructor(tabs: readonly TabItem[], options: Options) {
    this.#tabs = tabs;
    this.#options = options;
    const { host, signal, first = 0 } = options;
    const titles = tabs.map(({ title }) => title);
    const { isVertical } = options;
    const chosen = (index: number): void => this.#chooseLater(index);
    this.#list = new TabList(titles, { signal, isVertical, chosen });
    for (const [index, { panel }] of tabs.entries()) {
      panel.addEventListener('beforematch', () => this.choose(index), { signal });
    }
    this.select(first);
    followEditor(host, titles, (index) => this.select(index), signal);
    onAddressed(host, (named) => this.#reveal(named), signal);
  }

  /** The place of the tab that is shown. */
  get selected(): number {
    return this.#selected;
  }

  /** Shows a tab because somebody asks for it; the one that is shown stays. */
  choose(index: number): void {
    const tab = this.#tabs[index];
    if (!tab || index === this.#selected) return;
    this.select(index);
    this.#options.changed({ index, title: tab.title.textContent.trim() });
  }

  #chooseLater(index: number): void {
    const { wait, signal } = this.#options;
    const milliseconds = wait?.() ?? 0;
    clearTimeout(this.#choosing);
    if (milliseconds === 0) this.choose(index);
    else {
      this.#choosing = setTimeout(() => {
        if (!signal.aborted) this.choose(index);
      }, milliseconds);
    }
  }

  /** Shows a tab. */
  select(index: number): void {
    this.#selected = index;
    this.#list.select(index);
    for (const [at, tab] of this.#tabs.entries()) tab.setOpen(at === index);
  }

  #reveal(target: HTMLElement): void {
    const index = this.#tabs.findIndex(
      ({ title, panel }) => title.contains(target) || panel.contains(target),
    );
    if (index < 0) return;
    this.select(index);
    target.scrollIntoView();
  }
}
