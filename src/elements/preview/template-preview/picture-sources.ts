/** The `<source>` elements of `<picture>`, which take precedence over the image's `src`. */
export class PictureSources {
  readonly #own = new Map<Element, string>();

  /** Removes the `srcset` of the sources around an image. */
  hide(image: HTMLImageElement): void {
    for (const source of image.closest('picture')?.querySelectorAll('source[srcset]') ?? []) {
      this.#own.set(source, source.getAttribute('srcset') ?? '');
      source.removeAttribute('srcset');
    }
  }

  /** Restores all removed `srcset` attributes, except those that the page has set again. */
  show(): void {
    for (const [source, srcset] of this.#own) {
      if (!source.hasAttribute('srcset')) source.setAttribute('srcset', srcset);
    }
    this.#own.clear();
  }
}
