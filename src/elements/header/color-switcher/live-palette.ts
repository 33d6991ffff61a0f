import { readChoice, saveChoice } from './choice';
import { type ReplaceImage, showLogo } from './logo';
import { markBody, markShown, showColours } from './page-colours';
import type { PaletteSite } from './palette-site';
import { nextState, type PaletteState } from './state';
import { joinTabs } from './tabs';

/** The operations that differ between the head snippet and the element. */
export interface PaletteView {
  readonly replaceLogo: ReplaceImage;
  /** Called whenever the palette was shown. */
  onShown(state: PaletteState): void;
}

/**
 * The active palette of a page: its state, and everything outside the switchers that depends on it.
 * Imports neither the configuration's code nor an element, so that the head snippet can use it too.
 */
export class LivePalette {
  readonly #document: Document;
  readonly #view: PaletteView;
  readonly #darkSystem: MediaQueryList;
  readonly #notifyTabs: (isSwitched: boolean) => void;
  #site: PaletteSite;
  #state: PaletteState;
  /**
   * True once the page has shown another palette than the default one. A page that was printed in its
   * default palette and still shows it needs no changes.
   */
  #isTouched = false;

  /**
   * @param state the state so far; nothing is shown until `follow` is called
   * @param signal removes all listeners when aborted; the shown palette stays
   */
  constructor(
    window: Window & typeof globalThis,
    site: PaletteSite,
    state: PaletteState,
    view: PaletteView,
    signal: AbortSignal,
  ) {
    this.#document = window.document;
    this.#site = site;
    this.#state = state;
    this.#view = view;
    this.#darkSystem = window.matchMedia('(prefers-color-scheme: dark)');
    const onChoice = (choice: boolean): void => this.#request(choice, true);
    this.#notifyTabs = joinTabs(window, site.choice, onChoice, signal);
    const refresh = () => this.#refresh();
    window.addEventListener('pageshow', refresh, { signal });
    this.#document.addEventListener('visibilitychange', refresh, { signal });
    this.#darkSystem.addEventListener('change', refresh, { signal });
  }

  /** Applies the site's settings. A page may print its settings late, with another palette than assumed. */
  follow(site: PaletteSite): void {
    this.#site = site;
    this.#refresh();
    this.#show();
  }

  /**
   * Switches to the other palette and saves the visitor's choice for all pages.
   *
   * @returns the palette that is now shown, or will be shown after the reload
   */
  toggle(): { isSwitched: boolean; isDark: boolean } {
    const { choice, forceReload, isDarkPalette = false } = this.#site;
    const isSwitched = !this.#state.isSwitched;
    const isSaved = saveChoice(this.#document, choice, isSwitched);
    this.#notifyTabs(isSwitched);
    // A reload would undo a choice that is not saved.
    if (forceReload && isSaved) this.#document.location.reload();
    else this.#request(isSwitched, true);
    return { isSwitched, isDark: isSwitched && isDarkPalette };
  }

  /** Shows the palette on the nodes that may be parsed later: the body, the logo, the buttons. */
  showParts(): void {
    if (this.#isTouched) {
      markBody(this.#document.body, this.#site, this.#state.isSwitched);
      showLogo(this.#document, this.#site, this.#state.isSwitched, this.#view.replaceLogo);
    }
    this.#view.onShown(this.#state);
  }

  /** Reads the choice again, since another tab may have changed it. Without a choice, the site's settings apply. */
  #refresh(): void {
    const { choice, followsSystem, isSwitched } = this.#site;
    const saved = readChoice(this.#document, choice);
    if (saved !== undefined) this.#request(saved, true);
    const preferred = followsSystem ? this.#darkSystem.matches : isSwitched;
    this.#request(preferred, false);
  }

  #request(isSwitched: boolean, isChosen: boolean): void {
    const before = this.#state;
    this.#state = nextState(before, { isSwitched, isChosen });
    if (this.#state.isSwitched !== before.isSwitched) this.#show();
  }

  #show(): void {
    const { documentElement: root } = this.#document;
    const { isSwitched } = this.#state;
    markShown(root, this.#site, isSwitched);
    this.#isTouched ||= isSwitched || this.#site.isSwitched;
    if (this.#isTouched) showColours(root, this.#site, isSwitched);
    this.showParts();
  }
}
