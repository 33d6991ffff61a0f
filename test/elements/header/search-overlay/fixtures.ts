import { defineElements } from '../../../../src';

defineElements({ tags: ['nh-search-overlay'] });

export type Kind = 'header-cover' | 'full-screen';

/** Icon and box as the theme prints them. */
export const printed = (kind: Kind) =>
  `<div class="${kind}"><a class="${kind} astra-search-icon" href="#followed" aria-label="Search"></a>` +
  `<div class="ast-search-box ${kind}" style="display: none"><form action="/search"><input type="hidden" name="h">` +
  '<input type="search" name="s" aria-label="Search for"></form><span class="close" tabindex="0"></span></div></div>';

/** Puts an overlay into the page; `heard` are the events that it tells the page. */
export async function placed(kind: Kind, content = printed(kind)) {
  const host = document.createElement('nh-search-overlay');
  host.innerHTML = content;
  const box = host.querySelector<HTMLElement>('.ast-search-box') as HTMLElement;
  // The theme's stylesheet hides it, not an attribute.
  box?.style.removeProperty('display');
  document.body.append(host);
  await host.updateComplete;
  const heard: string[] = [];
  for (const name of ['nh-search-open', 'nh-search-close']) {
    host.addEventListener(name, (event) => {
      heard.push(`${name} ${(event as CustomEvent).detail.kind}`);
    });
  }
  const find = <T extends HTMLElement>(selector: string) => host.querySelector(selector) as T;
  return {
    host,
    heard,
    box,
    opener: find('a'),
    field: find('[type=search]'),
    close: find('.close'),
  };
}

export const isShown = (box: HTMLElement) => getComputedStyle(box).display !== 'none';

const sheet = new CSSStyleSheet();
sheet.replaceSync('.ast-search-box { display: none; opacity: 0 }');
document.adoptedStyleSheets.push(sheet);

/** Takes everything out of the page that a test has put there. */
export function clear(): void {
  for (const one of document.querySelectorAll('nh-search-overlay, body > .page')) one.remove();
}

/** Resolves when the overlays have noticed the page's changes, within the same task. */
export const noticed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Something in the page is out of reach, or the page is held. */
export const isPageHeld = (): boolean =>
  [...document.querySelectorAll('[inert]')].length > 0 ||
  [document.documentElement, document.body].some(({ style }) => style.overflow !== '');
