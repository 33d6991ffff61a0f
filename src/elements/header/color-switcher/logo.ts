import { shownPalette } from './page-settings';
import type { PaletteSite } from './palette-site';

/** How one image comes in the place of another. */
export type ReplaceImage = (image: HTMLImageElement, address: string) => void;

/** The address that each logo is on its way to. */
const wanted = new WeakMap<HTMLImageElement, string>();

/** Has the main logo follow the palette: of a dark one, where both logos are configured. */
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

/** Shows another image when it is here, so that there is no gap; one that fails is shown all the same. */
export function replaceWhenLoaded(logo: HTMLImageElement, address: string): void {
  if ((wanted.get(logo) ?? logo.getAttribute('src')) === address) return;
  wanted.set(logo, address);
  const image = logo.ownerDocument.createElement('img');
  const show = (): void => {
    // A later switch may have asked for the other one meanwhile.
    if (wanted.get(logo) !== address) return;
    wanted.delete(logo);
    replaceAtOnce(logo, address);
  };
  image.onload = show;
  image.onerror = show;
  image.src = address;
}

/** Shows another image from now on: before the first paint there is none to keep meanwhile. */
export function replaceAtOnce(logo: HTMLImageElement, address: string): void {
  if (logo.getAttribute('src') === address) return;
  // All would win over, or undo, the new address: responsive images, pictures and lazy loaders.
  logo.removeAttribute('srcset');
  for (const source of logo.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  if (logo.hasAttribute('data-src')) logo.setAttribute('data-src', address);
  logo.src = address;
}
