import { siteConfig } from '../../../core/config';
import { takeEvent } from '../../../core/dom/take-event';
import { message } from './messages';
import { type ThemeNames, themeNames } from './names';
import { showIcon, tellPalette } from './pressed-button';
import type { SwitcherButtons, SwitcherView } from './switcher';

/** Milliseconds after which the icons are swapped, in the middle of the theme's animation. */
const SWAP = 100;
/** Milliseconds that the theme's animation class stays. */
const ANIMATION = 200;

/** The theme's buttons, wherever inside the element they are, and however often the page replaces them. */
export class PrintedButtons implements SwitcherButtons {
  readonly #host: HTMLElement;
  #isSwitched: boolean | undefined;

  /** @param toggle called when the visitor has pressed one */
  constructor(host: HTMLElement, toggle: () => void, signal: AbortSignal) {
    this.#host = host;
    const answer = (event: Event): void => {
      if (this.#isSwitched === undefined || !(event.target as Element).closest('button')) return;
      takeEvent(event);
      toggle();
    };
    // In the capture phase: the theme's own script listens on the button, and would switch back.
    host.addEventListener('click', answer, { capture: true, signal });
    const observer = new MutationObserver(() => this.#tell(false));
    observer.observe(host, { childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());
  }

  show(view: SwitcherView | undefined): void {
    const before = this.#isSwitched;
    this.#isSwitched = view?.isSwitched;
    const isOther = before !== undefined && before !== this.#isSwitched;
    this.#tell(isOther && !prefersStillness(this.#host));
  }

  /** @param isAnimated the icons turn as the theme's do, instead of being swapped at once */
  #tell(isAnimated: boolean): void {
    if (this.#isSwitched === undefined) return;
    const names = themeNames(siteConfig());
    for (const button of this.#host.querySelectorAll('button')) {
      const otherwise = isNamedByText(button) ? undefined : message('switcher.switch');
      tellPalette(button, this.#isSwitched, otherwise);
      if (isAnimated && button.getElementsByClassName(names.icon).length > 1)
        this.#turnIcons(button, names);
      else showIcon(button, names, this.#isSwitched);
    }
  }

  #turnIcons(button: HTMLButtonElement, names: ThemeNames): void {
    const animated = `${names.prefix}-animate`;
    button.classList.add(animated);
    // By the state of then: another click may have come meanwhile.
    setTimeout(() => showIcon(button, names, this.#isSwitched === true), SWAP);
    setTimeout(() => button.classList.remove(animated), ANIMATION);
  }
}

function prefersStillness({ ownerDocument }: HTMLElement): boolean {
  return Boolean(ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/** A name that the theme has not printed for both states would be wrong in one; a text is right in both. */
function isNamedByText(button: HTMLButtonElement): boolean {
  return !button.hasAttribute('aria-label') && button.textContent.trim() !== '';
}
