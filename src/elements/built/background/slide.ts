import { createElement } from '../../../core/dom/create-element';
import { builderClass } from '../markup/names';

/** One picture of a slideshow; nothing of it is fetched before it is the next. */
export class Slide {
  readonly element: HTMLElement;
  readonly picture: HTMLElement;
  readonly #address: string;
  #fetched: Promise<boolean> | undefined;

  constructor(document: Document, address: string) {
    this.#address = address;
    this.picture = createElement(document, 'div', {
      class: builderClass('background-slideshow__slide__image'),
    });
    const name = builderClass('background-slideshow__slide');
    this.element = createElement(document, 'div', { class: name, part: 'slide' }, this.picture);
    this.element.hidden = true;
  }

  /** Resolves when the picture can be shown; false if it does not come. */
  fetch(): Promise<boolean> {
    this.#fetched ??= this.#fetch();
    return this.#fetched;
  }

  show(): void {
    // A property: a strict style-src refuses the attribute.
    this.picture.style.backgroundImage = `url(${JSON.stringify(this.#address)})`;
    this.element.hidden = false;
  }

  hide(): void {
    this.element.hidden = true;
  }

  async #fetch(): Promise<boolean> {
    const image = this.element.ownerDocument.createElement('img');
    image.src = this.#address;
    try {
      await image.decode();
      return true;
    } catch {
      return false;
    }
  }
}
