import { createElement } from './create-element';
import { type IconName, icon } from './icon';

/** Creates an icon button; `label` is its accessible name and tooltip. */
export function iconButton(name: IconName, label: string, press: () => void): HTMLButtonElement {
  const button = createElement(
    'button',
    { type: 'button', class: 'nh-lightbox-button' },
    icon(name),
  );
  nameButton(button, label);
  button.addEventListener('click', press);
  return button;
}

/** Changes the icon and the label of a button. */
export function updateButton(button: HTMLButtonElement, name: IconName, label: string): void {
  button.replaceChildren(icon(name));
  nameButton(button, label);
}

function nameButton(button: HTMLButtonElement, label: string): void {
  button.setAttribute('aria-label', label);
  button.title = label;
}
