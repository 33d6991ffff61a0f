import { siteConfig } from '../../core/config';
import { createElement } from '../../core/dom/create-element';
import { logWarning } from '../../core/dom/log';
import { BODY_MARK } from '../../core/element/children';
import { builderClass, classSelector } from '../markup/names';
import { restoreAtEnd } from '../markup/restore';
import { shapeIn } from './shape-file';

/** The shape divider at one edge of a node. The server prints it; the editor changes it. */
export class ShapeDivider {
  readonly #node: HTMLElement;
  readonly #side: 'top' | 'bottom';
  readonly #signal: AbortSignal;
  #shape: string;

  /** @param shape name of the printed file without its extension; empty: no shape */
  constructor(node: HTMLElement, side: 'top' | 'bottom', shape: string, signal: AbortSignal) {
    this.#node = node;
    this.#side = side;
    this.#shape = shape;
    this.#signal = signal;
  }

  follow(shape: string): void {
    if (shape === this.#shape) return;
    this.#shape = shape;
    void this.#draw(shape);
  }

  async #draw(shape: string): Promise<void> {
    try {
      const drawing = shape ? await this.#fetchShape(shape) : undefined;
      // A newer shape was selected, or editing has ended.
      if (shape !== this.#shape || this.#signal.aborted) return;
      const box = this.#box();
      box.dataset.negative = String(shape.endsWith('-negative'));
      box.replaceChildren(...(drawing ? [drawing] : []));
    } catch (error) {
      logWarning(
        `nh-elements: the shape "${shape}" could not be loaded, so the previous shape stays. ` +
          'Check assetsPath in #nh-config and the name of the shape.',
        this.#node,
        error,
      );
    }
  }

  async #fetchShape(shape: string): Promise<SVGSVGElement> {
    const { assetsPath = '' } = siteConfig();
    // A plain file name, without a path to another folder.
    if (!assetsPath || !/^[\w-]+$/.test(shape))
      throw new Error('assetsPath is not set, or the name of the shape is invalid');
    const address = `${assetsPath.replace(/\/$/, '')}/shapes/${shape}.svg`;
    const response = await fetch(address, { signal: this.#signal });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    const drawing = shapeIn(await response.text(), this.#node.ownerDocument);
    if (!drawing) throw new Error('the file is not an SVG document');
    return drawing;
  }

  /** Returns the printed box, which is restored at the end, or creates one. */
  #box(): HTMLElement {
    const name = `shape-${this.#side}`;
    const inner = this.#node.querySelector<HTMLElement>(':scope > .e-con-inner') ?? this.#node;
    const known = inner.querySelector<HTMLElement>(`:scope > ${classSelector(name)}`);
    if (known) {
      this.#restoreLater(known);
      return known;
    }
    const box = createElement(this.#node.ownerDocument, 'div', {
      class: `${builderClass('shape')} ${builderClass(name)}`,
      'aria-hidden': 'true',
      [BODY_MARK]: '',
    });
    inner.prepend(box);
    this.#signal.addEventListener('abort', () => box.remove(), { once: true });
    return box;
  }

  #restoreLater(box: HTMLElement): void {
    if (box.hasAttribute(BODY_MARK)) return;
    const printed = [...box.childNodes];
    restoreAtEnd(box, ['data-negative'], this.#signal);
    const restore = (): void => box.replaceChildren(...printed);
    this.#signal.addEventListener('abort', restore, { once: true });
  }
}
