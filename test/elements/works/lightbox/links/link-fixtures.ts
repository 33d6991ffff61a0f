import { configure, defaultConfig } from '../../../../../src/core/config';
import { listenToLinks } from '../../../../../src/elements/works/lightbox/links/links';
import { endLightboxes } from '../viewer/fixtures';

export { clickOn } from '../viewer/click';

/** The address of an image on the test server. */
export const PICTURE = '/demo/assets/notebook.svg';

/** Adds markup to a page with lightbox links. Returns a function that finds an element by id. */
export function page(markup: string): <T extends HTMLElement = HTMLElement>(id: string) => T {
  listenToLinks();
  const main = document.createElement('main');
  main.innerHTML = markup;
  document.body.replaceChildren(main);
  return (id) => document.getElementById(id) as never;
}

/** Number of open lightboxes. */
export const openCount = (): number => document.querySelectorAll('dialog[open]').length;

/** Resolves when a clicked lightbox has opened: its code is loaded first. */
export async function lightboxLoaded(): Promise<void> {
  await import('../../../../../src/elements/works/lightbox/viewer/open-lightbox');
  await new Promise((resolve) => setTimeout(resolve));
}

/** Closes the lightbox and clears the page. */
export async function endLinks(): Promise<void> {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  document.body.className = '';
  await endLightboxes();
  configure({ ...defaultConfig, lightboxInEditor: undefined });
}
