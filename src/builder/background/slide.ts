import { createElement } from '../../core/dom/create-element';
import { jsonText } from '../../core/state/json-text';
import { builderClass } from '../markup/names';

/** An image of a slideshow, which is loaded while the previous image is shown. */
export class Slide {
  readonly element: HTMLElement;
  readonly image: HTMLElement;
  readonly #address: string;
  #loaded: Promise<boolean> | undefined;

  constructor(document: Document, address: string) {
    this.#address = address;
    this.image = createElement(document, 'div', {
      class: builderClass('background-slideshow__slide__image'),
    });
    const name = builderClass('background-slideshow__slide');
    this.element = createElement(document, 'div', { class: name, part: 'slide' }, this.image);
    this.element.hidden = true;
  }

  /** Loads the image. Resolves to true when it can be shown, to false on failure. */
  fetch(): Promise<boolean> {
    this.#loaded ??= this.#fetch();
    return this.#loaded;
  }

  show(): void {
    // Set as a property: a strict style-src blocks the attribute.
    this.image.style.backgroundImage = `url(${jsonText(this.#address)})`;
    this.element.hidden = false;
  }

  hide(): void {
    this.element.hidden = true;
  }

  async #fetch(): Promise<boolean> {
    const loader = this.element.ownerDocument.createElement('img');
    loader.src = this.#address;
    try {
      await loader.decode();
      return true;
    } catch {
      return false;
    }
  }
}
