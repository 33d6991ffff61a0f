import { keepChoice, keptChoice } from './choice';
import { type ReplaceImage, showLogo } from './logo';
import { markBody, markShown, showColours } from './page-colours';
import type { PaletteSite } from './palette-site';
import { nextState, type PaletteState } from './state';
import { joinTabs } from './tabs';

/** What the head snippet and the element do each in their own way. */
export interface PaletteView {
  readonly replaceLogo: ReplaceImage;
  /** Called whenever the palette was shown. */
  shown(state: PaletteState): void;
}

/**
 * The palette of a page while something switches it: its state, and everything outside the switchers
 * that follows it. It knows neither the configuration's code nor an element, so that the head snippet
 * is made of it too.
 */
export class LivePalette {
  readonly #document: Document;
  readonly #view: PaletteView;
  readonly #darkSystem: MediaQueryList;
  readonly #tellTabs: (isSwitched: boolean) => void;
  #site: PaletteSite;
  #state: PaletteState;
  /**
   * The page shows another palette than the default one, or has done so; one that was printed in its
   * default palette, and shows it, is right as it is.
   */
  #isTouched = false;

  /**
   * @param state what is known of the page before; nothing is shown until `follow`
   * @param signal ends it: it listens to nothing any more, and what is shown, stays
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
    this.#tellTabs = joinTabs(window, site.choice, (choice) => this.#wish(choice, true), signal);
    const refresh = () => this.#refresh();
    window.addEventListener('pageshow', refresh, { signal });
    this.#document.addEventListener('visibilitychange', refresh, { signal });
    this.#darkSystem.addEventListener('change', refresh, { signal });
  }

  /** Shows what the site wants now; a page may say late what the server has printed it in. */
  follow(site: PaletteSite): void {
    this.#site = site;
    this.#refresh();
    this.#show();
  }

  /**
   * Switches to the other palette, as the visitor wants, and keeps that for this and all other pages.
   *
   * @returns what is shown now, or will be after the reload that has been asked for
   */
  toggle(): { isSwitched: boolean; isDark: boolean } {
    const { choice, forceReload, isDarkPalette = false } = this.#site;
    const isSwitched = !this.#state.isSwitched;
    const isKept = keepChoice(this.#document, choice, isSwitched);
    this.#tellTabs(isSwitched);
    // What is not kept, a reload would only undo.
    if (forceReload && isKept) this.#document.location.reload();
    else this.#wish(isSwitched, true);
    return { isSwitched, isDark: isSwitched && isDarkPalette };
  }

  /** Shows the palette on what the parser brings after the root: the body, the logo, the buttons. */
  showParts(): void {
    if (this.#isTouched) {
      markBody(this.#document.body, this.#site, this.#state.isSwitched);
      showLogo(this.#document, this.#site, this.#state.isSwitched, this.#view.replaceLogo);
    }
    this.#view.shown(this.#state);
  }

  /** Another tab may have chosen while this one slept; what the site wants, counts without a choice. */
  #refresh(): void {
    const { choice, followsSystem, isSwitched } = this.#site;
    const kept = keptChoice(this.#document, choice);
    if (kept !== undefined) this.#wish(kept, true);
    const wanted = followsSystem ? this.#darkSystem.matches : isSwitched;
    this.#wish(wanted, false);
  }

  #wish(isSwitched: boolean, isChosen: boolean): void {
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
