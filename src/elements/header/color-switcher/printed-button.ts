import { message } from './messages';
import type { ThemeNames } from './names';

/** Milliseconds after which the icons are swapped, in the middle of the theme's animation. */
const SWAP = 100;
/** Milliseconds that the theme's animation class stays. */
const ANIMATION = 200;

/**
 * Has a button of the theme say which palette is shown: its icon, its name, its pressed state.
 *
 * @param isAnimated the icons turn as the theme's do, instead of being swapped at once
 */
export function showOnButton(
  button: HTMLButtonElement,
  names: ThemeNames,
  isSwitched: boolean,
  isAnimated: boolean,
): void {
  showName(button, isSwitched);
  button.setAttribute('aria-pressed', String(isSwitched));
  const [first, second] = button.getElementsByClassName(names.icon);
  if (!first || !second) return;
  // Asked when it happens: another click may have come meanwhile.
  const swap = (): void => {
    const isPressed = button.getAttribute('aria-pressed') === 'true';
    first.classList.toggle(names.currentIcon, !isPressed);
    second.classList.toggle(names.currentIcon, isPressed);
  };
  if (!isAnimated) {
    swap();
    return;
  }
  button.classList.add(names.animated);
  setTimeout(swap, SWAP);
  setTimeout(() => button.classList.remove(names.animated), ANIMATION);
}

/** The theme prints the words for both states; a name that it has not printed twice would be wrong in one. */
function showName(button: HTMLButtonElement, isSwitched: boolean): void {
  const { defaultText, switchedText } = button.dataset;
  const label = isSwitched ? defaultText : switchedText;
  const isNamedByText = !button.hasAttribute('aria-label') && button.textContent.trim() !== '';
  if (label || !isNamedByText)
    button.setAttribute('aria-label', label || message('switcher.switch'));
}
