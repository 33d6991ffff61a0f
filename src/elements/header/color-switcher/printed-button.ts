import { message } from './messages';
import type { ThemeNames } from './names';
import { pressButton, showIcon } from './pressed-button';

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
  pressButton(button, isSwitched, isNamedByText(button) ? undefined : message('switcher.switch'));
  if (!isAnimated || button.getElementsByClassName(names.icon).length < 2) {
    showIcon(button, names, isSwitched);
    return;
  }
  const animated = `${names.prefix}-animate`;
  button.classList.add(animated);
  // By the pressed state of then: another click may have come meanwhile.
  const isPressed = () => button.getAttribute('aria-pressed') === 'true';
  setTimeout(() => showIcon(button, names, isPressed()), SWAP);
  setTimeout(() => button.classList.remove(animated), ANIMATION);
}

/** A name that the theme has not printed for both states would be wrong in one; a text is right in both. */
function isNamedByText(button: HTMLButtonElement): boolean {
  return !button.hasAttribute('aria-label') && button.textContent.trim() !== '';
}
