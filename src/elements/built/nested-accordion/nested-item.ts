import { restoreAtEnd } from '../../../builder/markup/restore';
import type { Disclosable } from '../disclosure/disclosures';
import { isOpenToPrint } from '../disclosure/printing';
import { slide } from '../disclosure/slide';

/** An animated `<details>` of the builder. */
export class NestedItem implements Disclosable {
  readonly title: HTMLElement;
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
  readonly #details: HTMLDetailsElement;
  /** Duration of the animation in milliseconds. */
  readonly #duration: () => number;
  #isOpen: boolean;

  /** Returns undefined if the element lacks a summary or a panel. */
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

  get box(): HTMLElement {
    return this.#details;
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
    const check = (): void => {
      if (!this.#details.open || this.#isOpen || isOpenToPrint(this.#details)) return;
      if (this.panel.getAnimations().length === 0) reveal();
    };
    this.#details.addEventListener('toggle', check, { signal });
  }

  #announce(): void {
    this.button.setAttribute('aria-expanded', String(this.#isOpen));
  }

  /**
   * Repairs the builder's markup: titles that the keyboard cannot reach, and the role and name of the panel
   * repeated on inner containers (docs/compatibility/page-builder-markup.md#disclosure-widgets). Removes the
   * `name`, because the native exclusive group would close items without animation.
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
