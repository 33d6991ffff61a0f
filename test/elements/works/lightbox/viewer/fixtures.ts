import { configure, defaultConfig } from '../../../../../src/core/config';
import type {
  LightboxHandle,
  LightboxImage,
  LightboxRequest,
} from '../../../../../src/elements/works/lightbox/viewer/item';
import { openLightbox } from '../../../../../src/elements/works/lightbox/viewer/open-lightbox';
import { until } from '../../../../page-objects/until';

/** The address of an SVG of the demo site, by its name. */
export const picture = (name: string): string => `/demo/assets/${name}.svg`;

/** An item with a size, so that its slide is rendered immediately. */
export function image(name: string, more: Partial<LightboxImage> = {}): LightboxImage {
  return { type: 'image', url: picture(name), title: name, width: 600, height: 400, ...more };
}

export const three = [image('notebook'), image('verse'), image('box')];

const handles: LightboxHandle[] = [];

/** Opens a lightbox that is closed after the test. */
export function opened(request: LightboxRequest): LightboxHandle {
  const handle = openLightbox(request);
  handles.push(handle);
  return handle;
}

/** Opens a slideshow and waits for its first slide. */
export async function openedSlides(request: LightboxRequest): Promise<LightboxHandle> {
  const handle = opened(request);
  await until(() => slide() !== null);
  return handle;
}

/** Closes the lightbox and clears the page; for `afterEach`. */
export async function endLightboxes(): Promise<void> {
  for (const handle of handles.splice(0)) handle.close();
  await until(() => document.querySelector('dialog') === null);
  configure({ ...defaultConfig, lightboxInEditor: undefined, rtl: undefined });
}

export function dialog(): HTMLDialogElement {
  const found = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (!found) throw new Error('No lightbox is open.');
  return found;
}

/** The active slide. */
export function slide(): HTMLElement | null {
  return document.querySelector<HTMLElement>('dialog[open] .pswp__item[aria-hidden="false"]');
}

/** The path of the shown image. */
export function shownPicture(): string | undefined {
  const found = slide()?.querySelector<HTMLImageElement>(
    'img.pswp__img:not(.pswp__img--placeholder)',
  );
  return found?.getAttribute('src')?.replace(location.origin, '');
}

/** The control with this accessible name. */
export function control(label: string): HTMLButtonElement {
  const found = dialog().querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
  if (!found) throw new Error(`No control is called ${label}.`);
  return found;
}

/** The text of the counter; undefined without a counter. */
export function counter(): string | undefined {
  return dialog().querySelector('.nh-lightbox-counter')?.textContent;
}

/** Adds a focused link to the page, removed after the test. */
export function focusedLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = '#';
  link.textContent = 'open';
  document.body.append(link);
  link.focus();
  return link;
}

/** Resolves when the dialog's transition has finished. */
export async function fadedIn(): Promise<void> {
  await Promise.all(
    dialog()
      .getAnimations()
      .map(({ finished }) => finished),
  );
}
