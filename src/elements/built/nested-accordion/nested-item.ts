import type { Disclosable } from '../disclosure/disclosures';
import { isOpenToPrint } from '../disclosure/printing';
import { slide } from '../disclosure/slide';
import { restoreAtEnd } from '../markup/restore';

/** One `<details>` of the builder's, which slides. */
export class NestedItem implements Disclosable {
  readonly title: HTMLElement;
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
  readonly #details: HTMLDetailsElement;
  /** Milliseconds in which it slides. */
  readonly #duration: () => number;
  #isOpen: boolean;

  /** @returns undefined for one without a summary and one panel */
  static in(
    details: HTMLDetailsElement,
    duration: () => number,
    signal: AbortSignal,
  ): NestedItem | undefined {
    const [summary, panel] = details.children;
    if (summary?.localName !== 'summary' || !panel) return undefined;
    return new NestedItem(details, summary as HTMLElement, panel as HTMLElement, duration, signal);
  }

  private constructor(
    details: HTMLDetailsElement,
    summary: HTMLElement,
    panel: HTMLElement,
    duration: () => number,
    signal: AbortSignal,
  ) {
    this.#details = details;
    this.title = summary;
    this.button = summary;
    this.panel = panel;
    this.#duration = duration;
    this.#isOpen = details.open;
    this.#repair(signal);
    this.#announce();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  setOpen(isOpen: boolean, isSliding: boolean): void {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    this.#announce();
    const show = (open: boolean): void => {
      this.#details.open = open;
    };
    void slide(this.panel, isOpen, show, isSliding ? this.#duration() : 0);
  }

  onRevealed(reveal: () => void, signal: AbortSignal): void {
    const look = (): void => {
      if (!this.#details.open || this.#isOpen || isOpenToPrint(this.#details)) return;
      if (this.panel.getAnimations().length === 0) reveal();
    };
    this.#details.addEventListener('toggle', look, { signal });
  }

  #announce(): void {
    this.button.setAttribute('aria-expanded', String(this.#isOpen));
  }

  /**
   * What the builder prints wrongly: titles that the keyboard cannot reach, and the panel's role and name
   * on every container deeper inside (facts, page-builder-markup 4). The native group of items that shut
   * each other would do so before they have slid.
   */
  #repair(signal: AbortSignal): void {
    restoreAtEnd(this.#details, ['name', 'open'], signal);
    restoreAtEnd(this.button, ['tabindex', 'aria-expanded'], signal);
    this.#details.removeAttribute('name');
    this.button.removeAttribute('tabindex');
    const name = this.panel.getAttribute('aria-labelledby');
    if (!name) return;
    const same = `[role="region"][aria-labelledby="${CSS.escape(name)}"]`;
    for (const deeper of this.panel.querySelectorAll<HTMLElement>(same)) {
      restoreAtEnd(deeper, ['role', 'aria-labelledby'], signal);
      deeper.removeAttribute('role');
      deeper.removeAttribute('aria-labelledby');
    }
  }
}
