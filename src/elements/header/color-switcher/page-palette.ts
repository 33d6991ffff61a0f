import { siteConfig } from '../../../core/config';
import { keepChoice, keptChoice } from './choice';
import { choiceName } from './cookie';
import { showLogo } from './logo';
import { themeNames } from './names';
import { markShown, showColours } from './page-colours';
import { type PageSettings, pageSettings, type SwitcherSettings } from './settings';
import { nextState, type PaletteEvent, type PaletteState } from './state';
import { joinTabs, type Tabs } from './tabs';

const palettes = new WeakMap<Document, PagePalette>();

/** The one palette that all switchers of a document share. */
export function pagePalette(document: Document): PagePalette {
  const known = palettes.get(document) ?? new PagePalette(document);
  palettes.set(document, known);
  return known;
}

/** A window on which the head snippet has run: it hands over what it knows, and rests. */
interface EarlyWindow {
  nhColorSwitcher?: () => PaletteState;
}

/**
 * The palette of a page: its state, and everything outside the switchers that follows it. Lives while
 * there is a switcher; what it knows outlives them.
 */
export class PagePalette {
  readonly #document: Document;
  readonly #switchers = new Map<HTMLElement, SwitcherSettings>();
  readonly #listeners = new Set<() => void>();
  #settings: PageSettings | undefined;
  #state: PaletteState | undefined;
  #life: AbortController | undefined;
  #tabs: Tabs | undefined;
  /** The page shows another palette than the default one, or has done so. */
  #isTouched = false;

  constructor(document: Document) {
    this.#document = document;
  }

  readonly isSwitched = (): boolean => this.#state?.isSwitched ?? false;

  readonly isDarkPalette = (): boolean => this.#settings?.isDarkPalette ?? false;

  /** False where the configuration has switched the switchers off. */
  readonly isLive = (): boolean => this.#life !== undefined;

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
    const isSwitched = !this.isSwitched();
    const isKept = keepChoice(this.#document, isSwitched);
    this.#tabs?.tell(isSwitched);
    // What is not kept, a reload would only undo.
    if (this.#settings?.forceReload && isKept) this.#document.defaultView?.location.reload();
    else this.#apply({ type: 'toggled' });
    return { isSwitched, isDark: isSwitched && this.isDarkPalette() };
  }

  #configure(): void {
    this.#settings = pageSettings([...this.#switchers.values()]);
    if (!this.#settings.isInit) this.#end();
    else {
      if (!this.#life) this.#begin();
      this.#followSite();
    }
    this.#show();
  }

  #begin(): void {
    const view = this.#document.defaultView;
    if (!view) return;
    this.#life = new AbortController();
    const { signal } = this.#life;
    const early = (view as EarlyWindow).nhColorSwitcher?.();
    this.#state ??= early ?? { isSwitched: false, isChosen: false };
    const heard = (choice: boolean) => this.#apply({ type: 'chosen', isSwitched: choice });
    this.#tabs = joinTabs(view, choiceName(siteConfig().theme), heard, signal);
    const recall = () => this.#recallChoice();
    view.addEventListener('pageshow', recall, { signal });
    this.#document.addEventListener('visibilitychange', recall, { signal });
    // What of the page is still to be parsed, such as the logo.
    this.#document.addEventListener('DOMContentLoaded', () => this.#show(), { signal });
    darkSystem(view).addEventListener('change', () => this.#followSite(), { signal });
    this.#recallChoice();
  }

  #end(): void {
    this.#life?.abort();
    this.#life = undefined;
  }

  /** Another tab may have chosen while this one slept. */
  #recallChoice(): void {
    const isSwitched = keptChoice(this.#document);
    if (isSwitched !== undefined) this.#apply({ type: 'chosen', isSwitched });
  }

  /** Anew with each configuration: a page may say late what the server has printed it in. */
  #followSite(): void {
    const view = this.#document.defaultView;
    if (!view || !this.#settings) return;
    const { followsSystem, isSwitched } = this.#settings;
    const wanted = followsSystem ? darkSystem(view).matches : isSwitched;
    this.#apply({ type: 'unchosen', isSwitched: wanted });
  }

  #apply(event: PaletteEvent): void {
    if (!this.#state) return;
    const next = nextState(this.#state, event);
    const isSame = next.isSwitched === this.#state.isSwitched;
    this.#state = next;
    if (!isSame) this.#show();
  }

  #show(): void {
    const settings = this.#settings;
    if (settings && this.#life) {
      const isSwitched = this.isSwitched();
      const names = themeNames();
      markShown(this.#document, settings, isSwitched);
      // A page that was printed in its default palette, and shows it, is right as it is.
      this.#isTouched ||= isSwitched || settings.isSwitched;
      if (this.#isTouched) {
        showColours(this.#document, settings, names, isSwitched);
        showLogo(this.#document, settings, names, isSwitched);
      }
    }
    for (const listener of this.#listeners) listener();
  }
}

function darkSystem(view: Window): MediaQueryList {
  return view.matchMedia('(prefers-color-scheme: dark)');
}
