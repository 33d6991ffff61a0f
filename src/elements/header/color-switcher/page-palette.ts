import { siteConfig } from '../../../core/config';
import { Listeners } from '../../../core/state/listeners';
import { type SwitcherSettings, siteSettings } from './color-switcher.settings';
import type { EarlyWindow } from './early-window';
import { LivePalette } from './live-palette';
import { replaceWhenLoaded } from './logo';
import { sharedSettings } from './page-settings';
import { type PaletteSite, paletteSite } from './palette-site';
import { type PaletteState, unknownState } from './state';

const palettes = new WeakMap<Document, PagePalette>();

/** Returns the palette that all switchers of a document share. */
export function pagePalette(document: Document): PagePalette {
  const known = palettes.get(document) ?? new PagePalette(document);
  palettes.set(document, known);
  return known;
}

/** A page's palette for its switchers: active while there is a switcher; its state outlives them. */
export class PagePalette {
  readonly #window: (Window & typeof globalThis & EarlyWindow) | null;
  readonly #switchers = new Map<HTMLElement, SwitcherSettings>();
  readonly #listeners = new Listeners();
  #site: PaletteSite | undefined;
  #state: PaletteState | undefined;
  #live: LivePalette | undefined;
  #life: AbortController | undefined;

  constructor(document: Document) {
    this.#window = document.defaultView;
    // The logo and the configuration may be parsed later.
    document.addEventListener('DOMContentLoaded', () => this.#configure());
  }

  readonly isSwitched = (): boolean => this.#state?.isSwitched ?? false;

  readonly isDarkPalette = (): boolean => this.#site?.isDarkPalette ?? false;

  /** False if the configuration turns the switchers off. */
  readonly isLive = (): boolean => this.#live !== undefined;

  readonly subscribe: Listeners['add'] = this.#listeners.add;

  /** Adds a switcher or updates its settings; reads the site's configuration again. */
  join(switcher: HTMLElement, settings: SwitcherSettings): void {
    this.#switchers.set(switcher, settings);
    this.#configure();
  }

  leave(switcher: HTMLElement): void {
    this.#switchers.delete(switcher);
    if (this.#switchers.size === 0) this.#end();
  }

  /**
   * Switches to the other palette and saves the visitor's choice for all pages.
   *
   * @returns the palette that is now shown, or will be shown after the reload
   */
  toggle(): { isSwitched: boolean; isDark: boolean } {
    return this.#live?.toggle() ?? { isSwitched: this.isSwitched(), isDark: false };
  }

  #configure(): void {
    if (!this.#window || this.#switchers.size === 0) return;
    const settings = sharedSettings([...this.#switchers.values(), siteSettings()]);
    const site = paletteSite(siteConfig(), settings);
    this.#site = site;
    if (site.isInit) this.#follow(this.#window, site);
    else {
      this.#end();
      this.#listeners.notify();
    }
  }

  #follow(window: Window & typeof globalThis, site: PaletteSite): void {
    if (!this.#live) {
      const onShown = (state: PaletteState): void => {
        this.#state = state;
        this.#listeners.notify();
      };
      const view = { replaceLogo: replaceWhenLoaded, onShown };
      this.#life = new AbortController();
      this.#live = new LivePalette(window, site, this.#lastState(), view, this.#life.signal);
    }
    this.#live.follow(site);
  }

  #lastState(): PaletteState {
    // The call also stops the head snippet.
    return this.#state ?? this.#window?.nhColorSwitcher?.() ?? unknownState;
  }

  #end(): void {
    this.#life?.abort();
    this.#live = undefined;
  }
}
