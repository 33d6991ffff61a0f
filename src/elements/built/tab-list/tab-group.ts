import { followEditor } from '../editing/items';
import { addressed, onAddressed } from '../markup/addressed';
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
  /** Told when a visitor, or the browser's search, has chosen another tab. */
  changed(index: number): void;
}

/** Tabs of which one is shown: by its title, by the page's address, by the browser's search. */
export class TabGroup {
  readonly #tabs: readonly TabItem[];
  readonly #options: Options;
  readonly #list: TabList;
  #selected = -1;

  constructor(tabs: readonly TabItem[], options: Options) {
    this.#tabs = tabs;
    this.#options = options;
    const { host, signal, first = 0 } = options;
    const titles = tabs.map(({ title }) => title);
    const { isVertical } = options;
    const chosen = (index: number): void => this.choose(index);
    this.#list = new TabList(titles, { signal, isVertical, chosen });
    for (const [index, { panel }] of tabs.entries()) {
      panel.addEventListener('beforematch', () => this.choose(index), { signal });
    }
    const target = addressed(host);
    const wanted = target ? this.#indexOf(target) : -1;
    this.select(wanted < 0 ? first : wanted);
    followEditor(host, titles, (index) => this.select(index), signal);
    onAddressed(host, (named) => this.#reveal(named), signal);
  }

  /** The place of the tab that is shown. */
  get selected(): number {
    return this.#selected;
  }

  /** Shows a tab because somebody asks for it; the one that is shown stays. */
  choose(index: number): void {
    if (index === this.#selected) return;
    this.select(index);
    this.#options.changed(index);
  }

  /** Shows a tab. */
  select(index: number): void {
    this.#selected = index;
    this.#list.select(index);
    for (const [at, tab] of this.#tabs.entries()) tab.setOpen(at === index);
  }

  #indexOf(target: Element): number {
    return this.#tabs.findIndex(
      ({ title, panel }) => title.contains(target) || panel.contains(target),
    );
  }

  #reveal(target: HTMLElement): void {
    const index = this.#indexOf(target);
    if (index < 0) return;
    this.select(index);
    target.scrollIntoView();
  }
}
