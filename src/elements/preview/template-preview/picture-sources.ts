/** The addresses that `<picture>` offers beside its image: a browser would take one of theirs. */
export class PictureSources {
  readonly #own = new Map<Element, string>();

  /** Takes them away from around an image. */
  hide(image: HTMLImageElement): void {
    for (const source of image.closest('picture')?.querySelectorAll('source[srcset]') ?? []) {
      this.#own.set(source, source.getAttribute('srcset') ?? '');
      source.removeAttribute('srcset');
    }
  }

  /** Gives all of them back, but for those that the page has set anew. */
  show(): void {
    for (const [source, srcset] of this.#own) {
      if (!source.hasAttribute('srcset')) source.setAttribute('srcset', srcset);
    }
    this.#own.clear();
  }
}
