import type { ThemeNames } from './names';

/**
 * Has a button of the theme say which palette is shown: by what it will do, where the theme has printed
 * the words for both states, else by its pressed state. Never by both: "Switch to light palette, pressed"
 * leaves open which of them is shown.
 *
 * @param otherwise its name where the theme has not printed those words; without it, such a button keeps
 *   the one that it has
 */
export function tellPalette(
  button: HTMLButtonElement,
  isSwitched: boolean,
  otherwise?: string,
): void {
  const { defaultText, switchedText } = button.dataset;
  const hasWords = Boolean(defaultText && switchedText);
  const words = isSwitched ? defaultText : switchedText;
  const name = hasWords ? words : otherwise;
  if (name) button.setAttribute('aria-label', name);
  if (hasWords) button.removeAttribute('aria-pressed');
  else button.setAttribute('aria-pressed', `${isSwitched}`);
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
