import { onAttributeChange } from '../../../core/dom/attribute-change';
import type { Logo } from './data';
import { type ThemeNames, themeNames } from './names';
import { PictureSources } from './picture-sources';

/** The attributes and styles of an image before the preview. */
interface Own {
  src: string | null;
  readonly srcset: string | null;
  readonly width: string;
  readonly maxWidth: string;
}

/** The logos of a page, which a preview replaces and restores. */
export class Logos {
  readonly #document: Document;
  readonly #signal: AbortSignal;
  readonly #own = new Map<HTMLImageElement, Own>();
  readonly #sources = new PictureSources();
  readonly #inserted = new Set<Element>();
  #address: string | undefined;

  constructor(document: Document, signal: AbortSignal) {
    this.#document = document;
    this.#signal = signal;
    signal.addEventListener('abort', () => this.show(undefined));
  }

  /** Replaces all logos; on a page without a logo, inserts one before the title. */
  show(logo: Logo | undefined): void {
    const names = themeNames();
    this.#address = logo?.dataUri ?? logo?.url;
    if (this.#address === undefined) this.#removeInserted();
    for (const image of this.#images(names)) this.#remember(image);
    if (this.#address !== undefined && this.#own.size === 0) this.#insert(names);
    for (const [image, own] of this.#own) {
      setImage(image, own, this.#address, logo?.width);
      if (this.#address !== undefined) this.#sources.hide(image);
    }
    if (this.#address === undefined) this.#sources.show();
  }

  #images({ logo }: ThemeNames): Iterable<HTMLImageElement> {
    return this.#document.querySelectorAll<HTMLImageElement>(logo);
  }

  #remember(image: HTMLImageElement): void {
    if (this.#own.has(image)) return;
    const { width, maxWidth } = image.style;
    const own = {
      src: image.getAttribute('src'),
      srcset: image.getAttribute('srcset'),
      width,
      maxWidth,
    };
    this.#own.set(image, own);
    onAttributeChange(image, 'src', () => this.#hold(image, own), this.#signal);
  }

  /**
   * Overrides a logo that another script, such as a colour switcher, has set. Restores that logo after the
   * preview.
   */
  #hold(image: HTMLImageElement, own: Own): void {
    const address = image.getAttribute('src');
    if (this.#address === undefined || address === this.#address) return;
    own.src = address;
    image.src = this.#address;
  }

  #insert(names: ThemeNames): void {
    for (const title of this.#document.querySelectorAll(names.title)) {
      const image = this.#document.createElement('img');
      image.className = 'custom-logo';
      image.alt = title.textContent.trim();
      const link = this.#document.createElement('a');
      link.className = 'custom-logo-link';
      link.href = title.querySelector('a')?.href ?? '/';
      link.rel = 'home';
      link.append(image);
      (title.closest(names.titleBox) ?? title).before(link);
      this.#inserted.add(link);
      this.#remember(image);
    }
  }

  #removeInserted(): void {
    for (const link of this.#inserted) link.remove();
    for (const image of this.#own.keys()) {
      if (this.#inserted.has(image.parentElement as Element)) this.#own.delete(image);
    }
    this.#inserted.clear();
  }
}

function setImage(
  image: HTMLImageElement,
  own: Own,
  address: string | undefined,
  width: number | undefined,
): void {
  // `srcset` is removed during the preview, because it takes precedence over `src`.
  setAttribute(image, 'srcset', address === undefined ? own.srcset : null);
  setAttribute(image, 'src', address ?? own.src);
  image.style.width = width === undefined ? own.width : `${width}px`;
  image.style.maxWidth = width === undefined ? own.maxWidth : `${width}px`;
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
