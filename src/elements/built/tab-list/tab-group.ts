import { followEditor } from '../../../builder/editing/items';
import { onUrlTarget } from '../../../builder/markup/url-target';
import { TabList } from './tab-list';

/** A tab: title and panel. */
export interface TabItem {
  readonly title: HTMLElement;
  readonly panel: HTMLElement;
  /** Shows or hides the panel. */
  setOpen(isOpen: boolean): void;
}

interface Options {
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  /** Initial tab, unless the page's address points to another one. */
  readonly first?: number;
  /** Whether the titles are currently stacked vertically. */
  isVertical(): boolean;
  /** Delay in milliseconds between the selection and showing the panel. Default: 0. */
  delay?(): number;
  /** Called when a visitor or the browser's find-in-page selects another tab. */
  changed(tab: { index: number; title: string }): void;
}

/** Tabs of which one is shown. Selected by title, by the page's address, or by find-in-page. */
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
    tabs.forEach(({ panel }, index) => {
      panel.addEventListener('beforematch', () => this.choose(index), { signal });
    });
    this.select(first);
    followEditor(host, titles, (index) => this.select(index), signal);
    onUrlTarget(host, (target) => this.#reveal(target), signal);
  }

  /** Index of the selected tab. */
  get selected(): number {
    return this.#selected;
  }

  /** Selects a tab on behalf of the visitor. Has no effect for the selected tab. */
  choose(index: number): void {
    const tab = this.#tabs[index];
    if (!tab || index === this.#selected) return;
    this.select(index);
    this.#options.changed({ index, title: tab.title.textContent.trim() });
  }

  #chooseLater(index: number): void {
    const { delay, signal } = this.#options;
    const milliseconds = delay?.() ?? 0;
    clearTimeout(this.#choosing);
    if (milliseconds === 0) this.choose(index);
    else {
      this.#choosing = setTimeout(() => {
        if (!signal.aborted) this.choose(index);
      }, milliseconds);
    }
  }

  /** Selects a tab. */
  select(index: number): void {
    this.#selected = index;
    this.#list.select(index);
    this.#tabs.forEach((tab, at) => {
      tab.setOpen(at === index);
    });
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
