import { drawn } from './drawn';
import { type IconName, icon } from './icon';

/** A button that shows an icon and says `label`. */
export function iconButton(name: IconName, label: string, press: () => void): HTMLButtonElement {
  const button = drawn('button', { type: 'button', class: 'nh-lightbox-button' }, icon(name));
  nameButton(button, label);
  button.addEventListener('click', press);
  return button;
}

/** Has a button say something else, and show another icon. */
export function renewButton(button: HTMLButtonElement, name: IconName, label: string): void {
  button.replaceChildren(icon(name));
  nameButton(button, label);
}

function nameButton(button: HTMLButtonElement, label: string): void {
  button.setAttribute('aria-label', label);
  button.title = label;
}
