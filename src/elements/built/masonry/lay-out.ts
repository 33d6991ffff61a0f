import { type FrameWork, inNextFrame, notInNextFrame } from '../motion/frame';
import { itemsIn } from './items';
import { pulled } from './pulled';

/**
 * Pulls the items of a box up, below those above them, and again whenever the size of one changes. The
 * styles of the box itself are whose it is to give back.
 */
export class Masonry implements FrameWork {
  readonly #box: HTMLElement;
  readonly #gap: number;
  readonly #sizes = new ResizeObserver(() => inNextFrame(this));
  readonly #items = new MutationObserver(() => this.#watch());

  /** @param gap in pixels, between an item and the one above it */
  constructor(box: HTMLElement, gap: number) {
    this.#box = box;
    this.#gap = gap;
    // In a row of a grid all are as high as the highest, with nothing to pull.
    box.style.alignItems = 'start';
    this.#items.observe(box, { childList: true });
    this.#watch();
  }

  end(): void {
    this.#sizes.disconnect();
    this.#items.disconnect();
    notInNextFrame(this);
    this.#letGo();
  }

  prepare(): boolean {
    this.#letGo();
    return this.#box.isConnected;
  }

  measure(): () => void {
    const items = itemsIn(this.#box).filter((item) => item.getClientRects().length > 0);
    const laid = items.map((item) => item.getBoundingClientRect());
    const margins = items.map((item) => Number.parseFloat(getComputedStyle(item).marginTop) || 0);
    const pulls = pulled(laid, this.#gap);
    return () => {
      for (const [index, item] of items.entries()) {
        const pull = pulls[index] ?? 0;
        if (pull > 0) item.style.marginTop = `${(margins[index] ?? 0) - pull}px`;
      }
    };
  }

  /** Tells of their sizes at once, and so lays all out. */
  #watch(): void {
    this.#sizes.disconnect();
    for (const item of itemsIn(this.#box)) this.#sizes.observe(item);
  }

  #letGo(): void {
    for (const item of itemsIn(this.#box)) item.style.marginTop = '';
  }
}
