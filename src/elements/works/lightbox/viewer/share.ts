import { iconButton } from './button';
import { drawn } from './drawn';
import type { LightboxItem } from './item';
import { message } from './messages';
import { webAddress } from './web-address';

/** The button that opens a small menu with the ways to share what is shown, and the menu. */
export interface Sharing {
  readonly button: HTMLButtonElement;
  readonly menu: HTMLElement;
  /** Tells it what is shown now. */
  update(item: LightboxItem): void;
}

/** What may be shared: its address by the clipboard or the device's own way, a picture as a file too. */
export function sharing(signal: AbortSignal): Sharing {
  const menu = drawn('div', { class: 'nh-lightbox-menu', hidden: true });
  const button = iconButton('share', message('lightbox.share'), () =>
    toggle(menu.hidden !== false),
  );
  button.setAttribute('aria-expanded', 'false');
  let shown: LightboxItem | undefined;

  // Escape and a click elsewhere shut the menu, and nothing else: the lightbox does not hear of them.
  const shutByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || menu.hidden) return;
    event.preventDefault();
    toggle(false);
  };
  const shutByPointer = (event: PointerEvent): void => {
    const target = event.target as Node;
    if (menu.hidden || menu.contains(target) || button.contains(target)) return;
    event.stopPropagation();
    toggle(false);
  };
  document.addEventListener('keydown', shutByEscape, { signal, capture: true });
  document.addEventListener('pointerdown', shutByPointer, { signal, capture: true });
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
    if (isOpen && shown) menu.replaceChildren(...ways(shown));
    // What is hidden with the focus takes the focus with it.
    else if (menu.contains(document.activeElement)) button.focus();
    menu.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) menu.querySelector<HTMLElement>('button, a')?.focus();
  }
}

function ways(item: LightboxItem): HTMLElement[] {
  const url = webAddress(item.permalink ?? item.url) ?? '';
  const copied = drawn('span', { role: 'status' });
  const copy = textButton(message('lightbox.copy'), async () => {
    copied.textContent = await navigator.clipboard.writeText(url).then(
      () => message('lightbox.copied'),
      () => message('lightbox.copy_failed'),
    );
  });
  const found = [copy];
  if ('share' in navigator) {
    // Whoever thinks better of it has not met an error.
    const send = () => navigator.share({ title: item.title, url }).catch(() => {});
    found.push(textButton(message('lightbox.send'), send));
  }
  const file = item.type === 'image' && webAddress(item.url);
  if (file) found.push(drawn('a', { href: file, download: true }, message('lightbox.download')));
  return [...found, copied];
}

function textButton(label: string, press: () => unknown): HTMLElement {
  const button = drawn('button', { type: 'button' }, label);
  button.addEventListener('click', press);
  return button;
}
