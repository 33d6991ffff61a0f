import { iconButton } from './button';
import { createElement } from './create-element';
import type { LightboxItem } from './item';
import { message } from './messages';
import { webAddress } from './web-address';

/** The share button and its menu. */
export interface Sharing {
  readonly button: HTMLButtonElement;
  readonly menu: HTMLElement;
  /** Sets the item to share. */
  update(item: LightboxItem): void;
}

/** Creates the share button and its menu: copy link, the device's share sheet, and download of an image. */
export function sharing(signal: AbortSignal): Sharing {
  const menu = createElement('div', { class: 'nh-lightbox-menu', hidden: true });
  const button = iconButton('share', message('lightbox.share'), () =>
    toggle(menu.hidden !== false),
  );
  button.setAttribute('aria-expanded', 'false');
  let shown: LightboxItem | undefined;

  // Escape and a click outside close only the menu: the events do not reach the lightbox.
  const closeByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || menu.hidden) return;
    event.preventDefault();
    toggle(false);
  };
  const closeByPointer = (event: PointerEvent): void => {
    const target = event.target as Node;
    if (menu.hidden || menu.contains(target) || button.contains(target)) return;
    event.stopPropagation();
    toggle(false);
  };
  document.addEventListener('keydown', closeByEscape, { signal, capture: true });
  document.addEventListener('pointerdown', closeByPointer, { signal, capture: true });
  return {
    button,
    menu,
    update(item) {
      if (item === shown) return;
      shown = item;
      toggle(false);
      button.hidden = !webAddress(item.permalink ?? item.url);
    },
  };

  function toggle(isOpen: boolean): void {
    if (isOpen && shown) menu.replaceChildren(...entries(shown));
    // Hiding the focused entry would lose the focus.
    else if (menu.contains(document.activeElement)) button.focus();
    menu.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) menu.querySelector<HTMLElement>('button, a')?.focus();
  }
}

function entries(item: LightboxItem): HTMLElement[] {
  const url = webAddress(item.permalink ?? item.url) ?? '';
  const status = createElement('span', { role: 'status' });
  const copy = textButton(message('lightbox.copy'), async () => {
    status.textContent = await navigator.clipboard.writeText(url).then(
      () => message('lightbox.copied'),
      () => message('lightbox.copy_failed'),
    );
  });
  const menu = [copy];
  if ('share' in navigator) {
    // Rejects when the visitor cancels, which is not an error.
    const send = () => navigator.share({ title: item.title, url }).catch(() => {});
    menu.push(textButton(message('lightbox.send'), send));
  }
  const file = item.type === 'image' && webAddress(item.url);
  if (file)
    menu.push(createElement('a', { href: file, download: true }, message('lightbox.download')));
  return [...menu, status];
}

function textButton(label: string, press: () => unknown): HTMLElement {
  const button = createElement('button', { type: 'button' }, label);
  button.addEventListener('click', press);
  return button;
}
