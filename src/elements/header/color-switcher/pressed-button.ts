import type { ThemeNames } from './names';

/**
 * Has a button of the theme say which palette is shown: by its pressed state and its name.
 *
 * @param otherwise its name where the theme has not printed the words for both states; without it, such
 *   a button keeps the one that it has
 */
export function pressButton(
  button: HTMLButtonElement,
  isSwitched: boolean,
  otherwise?: string,
): void {
  const name = button.dataset[isSwitched ? 'defaultText' : 'switchedText'] || otherwise;
  if (name) button.setAttribute('aria-label', name);
  button.setAttribute('aria-pressed', `${isSwitched}`);
}

/** Shows the icon of the palette that is shown, where the button has one for each. */
export function showIcon(
  button: HTMLButtonElement,
  { icon, currentIcon }: ThemeNames,
  isSwitched: boolean,
): void {
  const [first, second] = button.getElementsByClassName(icon);
  if (!second) return;
  first?.classList.toggle(currentIcon, !isSwitched);
  second.classList.toggle(currentIcon, isSwitched);
}
