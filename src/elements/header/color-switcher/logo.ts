import type { ThemeNames } from './names';
import type { PageSettings } from './settings';

/** The address that each logo is on its way to. */
const wanted = new WeakMap<HTMLImageElement, string>();

/** Has the main logo follow the palette: of a dark one, where both logos are configured. */
export function showLogo(
  document: Document,
  { logos, isDarkPalette }: PageSettings,
  names: ThemeNames,
  isSwitched: boolean,
): void {
  if (!isDarkPalette || !logos?.default || !logos.switched) return;
  const address = isSwitched ? logos.switched : logos.default;
  for (const logo of document.querySelectorAll<HTMLImageElement>(names.logo)) {
    replaceImage(logo, address);
  }
}

/** Shows another image when it is here, so that there is no gap; one that fails is shown all the same. */
function replaceImage(logo: HTMLImageElement, address: string): void {
  const { href } = new URL(address, logo.baseURI);
  if (wanted.has(logo) ? wanted.get(logo) === address : logo.src === href) return;
  wanted.set(logo, address);
  const image = logo.ownerDocument.createElement('img');
  const show = (): void => {
    // A later switch may have asked for the other one meanwhile.
    if (wanted.get(logo) !== address) return;
    wanted.delete(logo);
    // All would win over, or undo, the new address: responsive images, pictures and lazy loaders.
    logo.removeAttribute('srcset');
    for (const source of logo.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
    if (logo.hasAttribute('data-src')) logo.setAttribute('data-src', address);
    logo.src = address;
  };
  image.onload = show;
  image.onerror = show;
  image.src = address;
}
