import { ownElements } from '../../builder/markup/own';

/** The markup of one widget, without that of widgets inside it. */
export class WidgetMarkup {
  /** The box of the widget, with the builder's attributes. */
  readonly node: HTMLElement;
  readonly #builder: string;

  /** @param builder prefix of the page builder's classes */
  constructor(node: HTMLElement, builder: string) {
    this.node = node;
    this.#builder = builder;
  }

  /** Returns the selector of a class of the page builder: that of `elementor-alert` for `alert`. */
  selector(name: string): string {
    return `.${CSS.escape(`${this.#builder}-${name}`)}`;
  }

  /** Returns an attribute of the page builder: the value of `data-elementor-lightbox` for `lightbox`. */
  data(element: Element, name: string): string | null {
    return element.getAttribute(`data-${this.#builder}-${name}`);
  }

  /** Returns the elements that match a selector. */
  all(selector: string): HTMLElement[] {
    return ownElements(this.node, selector);
  }

  /** Returns the first element that matches a selector. */
  one(selector: string): HTMLElement | undefined {
    return this.all(selector)[0];
  }

  /** Returns the elements with a class of the page builder. */
  parts(name: string): HTMLElement[] {
    return this.all(this.selector(name));
  }

  /** Returns the first element with a class of the page builder. */
  part(name: string): HTMLElement | undefined {
    return this.parts(name)[0];
  }

  /** Returns the end of the first class of an element that begins with a text: `xl` for `size-` in `elementor-size-xl`. */
  classEnd(element: Element | undefined, start: string): string | undefined {
    const full = `${this.#builder}-${start}`;
    const names = [...(element?.classList ?? [])];
    return names.find((name) => name.startsWith(full))?.slice(full.length);
  }

  /**
   * Returns the box of the widget's content: the innermost one of those that releases of the page builder print around
   * it. Styles beside a box do not count as content.
   */
  content(): HTMLElement {
    let box = this.node;
    for (;;) {
      const [only, ...others] = [...box.children].filter(({ localName }) => localName !== 'style');
      const isBox =
        only?.matches(`${this.selector('widget-container')}, ${this.selector('text-editor')}`) ||
        only?.localName.startsWith('nh-') ||
        only?.matches('[data-nh-drawn]');
      if (!only || others.length > 0 || !isBox) return box;
      box = only as HTMLElement;
    }
  }
}
