import { shownPalette } from './page-settings';
import type { PaletteSite } from './palette-site';

/** Replaces the source of an image. */
export type ReplaceImage = (image: HTMLImageElement, address: string) => void;

/** The address that each logo is loading. */
const pending = new WeakMap<HTMLImageElement, string>();

/** Shows the main logo of the palette, if the switched palette is dark and both logos are configured. */
export function showLogo(
  document: Document,
  { logos, isDarkPalette, logo: selector }: PaletteSite,
  isSwitched: boolean,
  replace: ReplaceImage,
): void {
  if (!isDarkPalette || !logos?.default || !logos.switched) return;
  const address = logos[shownPalette(isSwitched)] ?? '';
  for (const logo of document.querySelectorAll<HTMLImageElement>(selector)) {
    replace(logo, address);
  }
}

/** Shows another image once it is loaded, so that there is no gap; a failed image is shown too. */
export function replaceWhenLoaded(logo: HTMLImageElement, address: string): void {
  if ((pending.get(logo) ?? logo.getAttribute('src')) === address) return;
  pending.set(logo, address);
  const image = logo.ownerDocument.createElement('img');
  const show = (): void => {
    // A later switch may have requested the other logo.
    if (pending.get(logo) !== address) return;
    pending.delete(logo);
    replaceAtOnce(logo, address);
  };
  image.onload = show;
  image.onerror = show;
  image.src = address;
}

/** Shows another image immediately: before the first paint there is no image to keep until it is loaded. */
export function replaceAtOnce(logo: HTMLImageElement, address: string): void {
  if (logo.getAttribute('src') === address) return;
  // `srcset`, `<source>` and lazy loaders would override the new address.
  logo.removeAttribute('srcset');
  for (const source of logo.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  if (logo.hasAttribute('data-src')) logo.setAttribute('data-src', address);
  logo.src = address;
}
