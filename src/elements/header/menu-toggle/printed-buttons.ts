import { takeEvent } from '../../../core/dom/take-event';
import type { Buttons, MenuView } from './buttons';

/** The theme's buttons in an element, including buttons added later, without those inside the menu. */
export class PrintedButtons implements Buttons {
  readonly #host: HTMLElement;
  #menu: MenuView | undefined;

  /** @param press called when the visitor presses a button */
  constructor(host: HTMLElement, press: (button: HTMLElement) => void, signal: AbortSignal) {
    this.#host = host;
    const handleClick = (event: Event): void => {
      const button = (event.target as Element).closest('button');
      if (!button || !this.#buttons().includes(button)) return;
      takeEvent(event);
      press(button);
    };
    // In the capture phase: the theme's own script listens on the button and would toggle back.
    host.addEventListener('click', handleClick, { capture: true, signal });
    const observer = new MutationObserver(() => this.#showState());
    observer.observe(host, { childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());
  }

  show(menu: MenuView | undefined): void {
    if (menu?.panel !== this.#menu?.panel) this.#clearState();
    this.#menu = menu;
    this.#showState();
  }

  visible(): HTMLElement | undefined {
    return this.#buttons().find((button) => button.checkVisibility());
  }

  /** The buttons; none without a menu, so that they behave as without the element. */
  #buttons(): HTMLButtonElement[] {
    const panel = this.#menu?.panel;
    if (!panel) return [];
    return [...this.#host.querySelectorAll('button')].filter((button) => !panel.contains(button));
  }

  #showState(): void {
    for (const button of this.#buttons()) showMenuState(button, this.#menu as MenuView);
  }

  #clearState(): void {
    for (const button of this.#buttons()) clearMenuState(button);
  }
}

/** Shows the state of the menu on a button of the theme. */
function showMenuState(button: HTMLButtonElement, { panel, isOpen, isEmpty }: MenuView): void {
  button.setAttribute('aria-expanded', String(isOpen));
  if (panel.id) button.setAttribute('aria-controls', panel.id);
  button.classList.toggle('toggled', isOpen);
  // The theme's stylesheet sets `display` on its buttons, which overrides `hidden`.
  if (isEmpty) button.style.setProperty('display', 'none', 'important');
  else button.style.removeProperty('display');
}

/** Restores the attributes that a button of the theme has without the element. */
function clearMenuState(button: HTMLButtonElement): void {
  button.setAttribute('aria-expanded', 'false');
  button.removeAttribute('aria-controls');
  button.classList.remove('toggled');
  button.style.removeProperty('display');
}
