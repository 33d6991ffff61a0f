import { setViewport } from '@web/test-runner-commands';
import { configure, defineElements } from '../../../../src';
import { nextFrame } from '../../../page-objects/until';

defineElements({ tags: ['nh-menu-toggle'] });

export const PHONE = { width: 390, height: 700 };
export const DESKTOP = { width: 1280, height: 700 };

/** The theme's button. */
export const button =
  '<button type="button" class="menu-toggle" aria-expanded="false" aria-label="Main menu toggle">≡</button>';

/** A menu of the theme: an item with a branch that holds another, one with a placeholder, a plain one. */
export const list =
  '<ul><li id="work"><a href="/work">Work</a><button class="ast-menu-toggle" aria-expanded="false">v</button>' +
  '<ul class="sub-menu"><li id="books"><a href="/books">Books</a><button class="ast-menu-toggle" aria-expanded="false">' +
  'v</button><ul class="sub-menu"><li><a href="/old">Old</a></li></ul></li></ul></li>' +
  '<li id="more"><a href="#">More</a><ul class="sub-menu"><li><a href="/a">A</a></li></ul></li>' +
  '<li><a id="here" href="#place">Here</a></li><li><a id="away" href="/away">Away</a></li></ul>';

export const drawer =
  '<div id="menu" class="ast-mobile-popup-drawer"><div class="ast-mobile-popup-overlay"></div>' +
  '<button type="button" class="menu-toggle-close" aria-label="Close menu">×</button>' +
  `<nav aria-label="Site">${list}</nav></div>`;

export const dropdown = `<nav id="menu" aria-label="Site">${list}</nav>`;

export const toggle = `<nh-menu-toggle for="menu">${button}</nh-menu-toggle>`;

/** An off-canvas menu with its toggle, and content around it. */
export const page = `${toggle}${drawer}<input id="outside"><dialog id="dialog"><button id="in-dialog">x</button></dialog>`;

/** Adds markup to the page in a separate box, and waits for the toggles in it. */
export async function placed(markup: string): Promise<HTMLElement> {
  const box = document.createElement('main');
  box.innerHTML = markup;
  // Nothing of the tests is to leave the page that they run in.
  box.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('#here')) event.preventDefault();
  });
  document.body.append(box);
  for (const toggle of box.querySelectorAll('nh-menu-toggle')) await toggle.updateComplete;
  return box;
}

export async function clearPage(): Promise<void> {
  for (const box of document.querySelectorAll('body > main')) box.remove();
  await Promise.resolve();
  configure({ menuBreakpoint: undefined, themePrefix: undefined, mode: undefined });
  await setViewport(DESKTOP);
}

/** The first element in the page that matches. */
export function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`main ${selector}`);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Clicks, and lets microtasks run. */
export async function press(selector: string): Promise<void> {
  one(selector).click();
  await Promise.resolve();
}

export const isExpanded = (selector: string): string | null =>
  one(selector).getAttribute('aria-expanded');

/** Waits until the page has its new size: media queries change after the event, in the same frame. */
export async function resizeTo(size: { width: number; height: number }): Promise<void> {
  const resized = new Promise((resolve) => addEventListener('resize', resolve, { once: true }));
  await setViewport(size);
  await resized;
  await nextFrame();
}
