import { createElement } from './create-element';
import { type IconName, icon } from './icon';

/** Creates an icon button; `label` is its accessible name and tooltip. */
export function iconButton(name: IconName, label: string, press: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: 'nh-lightbox-button' });
  updateButton(button, name, label);
  button.addEventListener('click', press);
  return button;
}

/** Changes the icon and the label of a button or link. */
export function updateButton(button: HTMLElement, name: IconName, label: string): void {
  // A title of the button itself would repeat its name: screen readers read it as the description.
  button.replaceChildren(
    createElement(
      'span',
      { class: 'nh-lightbox-tip', title: label, 'aria-hidden': true },
      icon(name),
    ),
  );
  button.setAttribute('aria-label', label);
}
