import { siteConfig } from '../../../core/config';
import { takeEvent } from '../../../core/dom/take-event';
import { message } from './messages';
import { type ThemeNames, themeNames } from './names';
import { showIcon, updateButton } from './pressed-button';
import type { SwitcherButtons, SwitcherView } from './switcher';

/** Milliseconds until the icons are swapped, in the middle of the theme's animation. */
const SWAP = 100;
/** Milliseconds that the theme's animation class stays. */
const ANIMATION = 200;

/** The theme's buttons anywhere inside the element; follows the page when it replaces them. */
export class PrintedButtons implements SwitcherButtons {
  readonly #host: HTMLElement;
  #isSwitched: boolean | undefined;

  /** @param toggle called when the visitor presses a button */
  constructor(host: HTMLElement, toggle: () => void, signal: AbortSignal) {
    this.#host = host;
    const handleClick = (event: Event): void => {
      if (this.#isSwitched === undefined || !(event.target as Element).closest('button')) return;
      takeEvent(event);
      toggle();
    };
    // In the capture phase: the theme's own script listens on the button and would switch back.
    host.addEventListener('click', handleClick, { capture: true, signal });
    const observer = new MutationObserver(() => this.#update(false));
    observer.observe(host, { childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());
  }

  show(view: SwitcherView | undefined): void {
    const before = this.#isSwitched;
    this.#isSwitched = view?.isSwitched;
    const isOther = before !== undefined && before !== this.#isSwitched;
    this.#update(isOther && !prefersReducedMotion(this.#host));
  }

  /** @param isAnimated whether the icons change with the theme's animation */
  #update(isAnimated: boolean): void {
    if (this.#isSwitched === undefined) return;
    const names = themeNames(siteConfig());
    for (const button of this.#host.querySelectorAll('button')) {
      const fallbackName = isNamedByText(button) ? undefined : message('switcher.switch');
      updateButton(button, this.#isSwitched, fallbackName);
      if (isAnimated && button.getElementsByClassName(names.icon).length > 1)
        this.#turnIcons(button, names);
      else showIcon(button, names, this.#isSwitched);
    }
  }

  #turnIcons(button: HTMLButtonElement, names: ThemeNames): void {
    const animated = `${names.prefix}-animate`;
    button.classList.add(animated);
    // Reads the state when the timer fires: another click may have changed it.
    setTimeout(() => showIcon(button, names, this.#isSwitched === true), SWAP);
    setTimeout(() => button.classList.remove(animated), ANIMATION);
  }
}

function prefersReducedMotion({ ownerDocument }: HTMLElement): boolean {
  return Boolean(ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/** True if the button's text is its name. A text fits both states; a single printed label fits only one. */
function isNamedByText(button: HTMLButtonElement): boolean {
  return !button.hasAttribute('aria-label') && button.textContent.trim() !== '';
}
