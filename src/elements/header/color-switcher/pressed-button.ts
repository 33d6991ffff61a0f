import type { ThemeNames } from './names';

/**
 * Updates a button of the theme for the shown palette. If the theme has printed a name for each state, the
 * name changes; otherwise `aria-pressed` changes. Both together would be ambiguous: "Switch to light
 * palette, pressed".
 *
 * @param fallbackName the name of a button without printed names; default: the button keeps its name
 */
export function updateButton(
  button: HTMLButtonElement,
  isSwitched: boolean,
  fallbackName?: string,
): void {
  const { defaultText, switchedText } = button.dataset;
  const hasNames = Boolean(defaultText && switchedText);
  const printedName = isSwitched ? defaultText : switchedText;
  const name = hasNames ? printedName : fallbackName;
  if (name) button.setAttribute('aria-label', name);
  if (hasNames) button.removeAttribute('aria-pressed');
  else button.setAttribute('aria-pressed', `${isSwitched}`);
}

/** Shows the icon of the shown palette, if the button has an icon for each. */
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
