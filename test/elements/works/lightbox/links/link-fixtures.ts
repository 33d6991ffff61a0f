import { configure, defaultConfig } from '../../../../../src/core/config';
import { listenToLinks } from '../../../../../src/elements/works/lightbox/links/links';
import { endLightboxes } from '../viewer/fixtures';

export { clickOn } from '../viewer/click';

/** A picture's address that the tests' own server answers. */
export const PICTURE = '/demo/assets/notebook.svg';

/** Puts markup on the page, whose links are listened to; answers with the way to its nodes. */
export function page(markup: string): <T extends HTMLElement = HTMLElement>(id: string) => T {
  listenToLinks();
  const main = document.createElement('main');
  main.innerHTML = markup;
  document.body.replaceChildren(main);
  return (id) => document.getElementById(id) as never;
}

/** How many lightboxes are open. */
export const openCount = (): number => document.querySelectorAll('dialog[open]').length;

/** Resolves when a click that opens the lightbox has opened it: its code is fetched first. */
export async function answered(): Promise<void> {
  await import('../../../../../src/elements/works/lightbox/viewer/open-lightbox');
  await new Promise((resolve) => setTimeout(resolve));
}

/** Ends what a test began. */
export async function endLinks(): Promise<void> {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  document.body.className = '';
  await endLightboxes();
  configure({ ...defaultConfig, lightboxInEditor: undefined });
}

/** Catches the console's warnings until `restore` is called. */
export function warnings(): { readonly told: unknown[][]; restore(): void } {
  const { warn } = console;
  const told: unknown[][] = [];
  console.warn = (...words: unknown[]) => told.push(words);
  return {
    told,
    restore: () => {
      console.warn = warn;
    },
  };
}
