import type { PreviewData } from './data';
import { fontAddress } from './font-address';
import { Logos } from './logos';
import { themeNames } from './names';
import { previewRules } from './rules';

/** Applies a preview to a page; restores the page when `signal` is aborted. */
export class PagePreview {
  readonly #document: Document;
  readonly #sheet: CSSStyleSheet;
  readonly #fonts: HTMLLinkElement;
  readonly #logos: Logos;

  constructor(document: Document, view: Window & typeof globalThis, signal: AbortSignal) {
    this.#document = document;
    this.#sheet = new view.CSSStyleSheet();
    document.adoptedStyleSheets.push(this.#sheet);
    this.#fonts = document.createElement('link');
    this.#fonts.rel = 'stylesheet';
    this.#logos = new Logos(document, signal);
    signal.addEventListener('abort', () => this.#end());
  }

  /** @param fontService the service for fonts that are not system fonts */
  show(data: PreviewData, fontService: string): void {
    const names = themeNames();
    this.#sheet.replaceSync(previewRules(data, names));
    const hasPalette = Boolean(data.colorPalette?.colors?.some(Boolean));
    this.#document.body.classList.toggle(names.paletteMarker, hasPalette);
    this.#loadFonts(fontAddress(data.siteTypography ?? {}, fontService));
    this.#logos.show(data.siteLogo);
  }

  #loadFonts(address: string | undefined): void {
    if (address === undefined) this.#fonts.remove();
    // Setting `href` fetches the stylesheet again, even if the address is the same.
    else if (this.#fonts.getAttribute('href') !== address) this.#fonts.href = address;
    if (address !== undefined && !this.#fonts.isConnected) this.#document.head.append(this.#fonts);
  }

  #end(): void {
    const { adoptedStyleSheets: sheets, body } = this.#document;
    this.#document.adoptedStyleSheets = sheets.filter((sheet) => sheet !== this.#sheet);
    this.#fonts.remove();
    body.classList.remove(themeNames().paletteMarker);
  }
}
