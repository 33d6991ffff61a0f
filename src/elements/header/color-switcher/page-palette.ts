import { siteConfig } from '../../../core/config';
import { type SwitcherSettings, siteSettings } from './color-switcher.settings';
import type { EarlyWindow } from './early-window';
import { LivePalette } from './live-palette';
import { replaceWhenLoaded } from './logo';
import { sharedSettings } from './page-settings';
import { type PaletteSite, paletteSite } from './palette-site';
import { type PaletteState, unknownState } from './state';

const palettes = new WeakMap<Document, PagePalette>();

/** The one palette that all switchers of a document share. */
export function pagePalette(document: Document): PagePalette {
  const known = palettes.get(document) ?? new PagePalette(document);
  palettes.set(document, known);
  return known;
}

/** A page's palette as its switchers have it: lives while there is one; what it knows outlives them. */
export class PagePalette {
  readonly #window: (Window & typeof globalThis & EarlyWindow) | null;
  readonly #switchers = new Map<HTMLElement, SwitcherSettings>();
  readonly #listeners = new Set<() => void>();
  #site: PaletteSite | undefined;
  #state: PaletteState | undefined;
  #live: LivePalette | undefined;
  #life: AbortController | undefined;

  constructor(document: Document) {
    this.#window = document.defaultView;
    // What of the page is still to be parsed, such as the logo, and the configuration.
    document.addEventListener('DOMContentLoaded', () => this.#configure());
  }

  readonly isSwitched = (): boolean => this.#state?.isSwitched ?? false;

  readonly isDarkPalette = (): boolean => this.#site?.isDarkPalette ?? false;

  /** False where the configuration has switched the switchers off. */
  readonly isLive = (): boolean => this.#live !== undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes in a switcher, or its new settings; looks at the site's configuration anew. */
  take(switcher: HTMLElement, settings: SwitcherSettings): void {
    this.#switchers.set(switcher, settings);
    this.#configure();
  }

  leave(switcher: HTMLElement): void {
    this.#switchers.delete(switcher);
    if (this.#switchers.size === 0) this.#end();
  }

  /**
   * Switches to the other palette, as the visitor wants, and keeps that for this and all other pages.
   *
   * @returns what is shown now, or will be after the reload that has been asked for
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
      this.#tell();
    }
  }

  #follow(window: Window & typeof globalThis, site: PaletteSite): void {
    if (!this.#live) {
      const shown = (state: PaletteState): void => {
        this.#state = state;
        this.#tell();
      };
      const view = { replaceLogo: replaceWhenLoaded, shown };
      this.#life = new AbortController();
      this.#live = new LivePalette(window, site, this.#known(), view, this.#life.signal);
    }
    this.#live.follow(site);
  }

  #known(): PaletteState {
    // The head snippet rests from now on.
    return this.#state ?? this.#window?.nhColorSwitcher?.() ?? unknownState;
  }

  #end(): void {
    this.#life?.abort();
    this.#live = undefined;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
