/** Distance in CSS pixels after which a pointer movement is a drag instead of a click. */
const DRAG_THRESHOLD = 5;

/** A horizontally scrolling row of titles, which can be dragged with the mouse. */
export class ScrollingRow {
  readonly #row: HTMLElement;
  readonly #signal: AbortSignal;
  #drag: { readonly from: number; readonly scrolled: number; hasMoved: boolean } | undefined;

  constructor(row: HTMLElement, signal: AbortSignal) {
    this.#row = row;
    this.#signal = signal;
    row.addEventListener('pointerdown', (event) => this.#startDrag(event), { signal });
    row.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    signal.addEventListener('abort', () => this.setOn(false), { once: true });
  }

  /** Turns the scrolling row on or off. */
  setOn(isOn: boolean): void {
    this.#row.classList.toggle('e-scroll', isOn);
  }

  /** Scrolls a title into view within the row, without scrolling the page. */
  reveal(title: HTMLElement): void {
    if (!this.#isOn) return;
    const row = this.#row.getBoundingClientRect();
    const box = title.getBoundingClientRect();
    const beyond = box.left < row.left ? box.left - row.left : Math.max(box.right - row.right, 0);
    this.#row.scrollLeft += beyond;
  }

  get #isOn(): boolean {
    return this.#row.classList.contains('e-scroll');
  }

  #startDrag({ pointerType, button, clientX }: PointerEvent): void {
    // Touch scrolls natively.
    if (!this.#isOn || pointerType !== 'mouse' || button !== 0) return;
    this.#drag = { from: clientX, scrolled: this.#row.scrollLeft, hasMoved: false };
    const life = new AbortController();
    const signal = AbortSignal.any([life.signal, this.#signal]);
    const window = this.#row.ownerDocument.defaultView;
    const end = (): void => {
      life.abort();
      this.#row.classList.remove('e-scroll-active');
    };
    window?.addEventListener('pointermove', (event) => this.#move(event), { signal });
    window?.addEventListener('pointerup', end, { signal });
    window?.addEventListener('pointercancel', end, { signal });
  }

  #move({ clientX }: PointerEvent): void {
    const drag = this.#drag;
    if (!drag) return;
    const moved = clientX - drag.from;
    drag.hasMoved ||= Math.abs(moved) > DRAG_THRESHOLD;
    if (!drag.hasMoved) return;
    this.#row.classList.add('e-scroll-active');
    this.#row.scrollLeft = drag.scrolled - moved;
  }

  /** Suppresses the click at the end of a drag. */
  #click(event: MouseEvent): void {
    if (this.#drag?.hasMoved) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    this.#drag = undefined;
  }
}
