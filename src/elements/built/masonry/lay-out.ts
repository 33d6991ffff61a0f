import { type FrameWork, inNextFrame, notInNextFrame } from '../../../builder/motion/frame';
import { watchPrinting } from '../../../core/dom/printing';
import { sizeObserver } from '../../../core/observers';
import { pullsOf } from './item-pulls';
import { itemsIn } from './items';

/**
 * Pulls the items of a box up to close vertical gaps, and updates the layout when an item changes its size.
 * The caller restores the styles of the box.
 */
export class Masonry implements FrameWork {
  readonly #box: HTMLElement;
  readonly #gap: number;
  readonly #sizes = sizeObserver(() => inNextFrame(this));
  readonly #items = new MutationObserver(() => this.#watch());

  /** On paper, items keep their rows: a page break inside a pulled item would lose lines of text. */
  #isPrinting: boolean;

  /** @param gap vertical gap between items in pixels */
  constructor(box: HTMLElement, gap: number, signal: AbortSignal) {
    this.#box = box;
    this.#gap = gap;
    // By default, grid items have the height of their row, which leaves no gaps to close.
    box.style.alignItems = 'start';
    this.#items.observe(box, { childList: true });
    this.#watch();
    this.#isPrinting = watchPrinting(box.ownerDocument, this.#setPrinting, signal);
    signal.addEventListener('abort', () => this.#end(), { once: true });
  }

  #end(): void {
    this.#sizes.disconnect();
    this.#items.disconnect();
    notInNextFrame(this);
    this.#resetItems();
  }

  prepare(): boolean {
    this.#resetItems();
    return this.#box.isConnected && !this.#isPrinting;
  }

  measure(): () => void {
    const items = itemsIn(this.#box).filter((item) => item.getClientRects().length > 0);
    const boxes = items.map((item) => item.getBoundingClientRect());
    const margins = items.map((item) => Number.parseFloat(getComputedStyle(item).marginTop) || 0);
    const pulls = pullsOf(boxes, this.#gap);
    return () => {
      items.forEach((item, index) => {
        const pull = pulls[index] ?? 0;
        if (pull > 0) item.style.marginTop = `${(margins[index] ?? 0) - pull}px`;
      });
    };
  }

  /** Observes all items. The observer reports initial sizes, which triggers the first layout. */
  #watch(): void {
    this.#sizes.disconnect();
    for (const item of itemsIn(this.#box)) this.#sizes.observe(item);
  }

  readonly #setPrinting = (isPrinting: boolean): void => {
    this.#isPrinting = isPrinting;
    if (isPrinting) this.#resetItems();
    else inNextFrame(this);
  };

  #resetItems(): void {
    for (const item of itemsIn(this.#box)) item.style.marginTop = '';
  }
}
