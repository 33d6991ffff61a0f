import { configure, defaultConfig } from '../../../../../src/core/config';
import type {
  LightboxHandle,
  LightboxImage,
  LightboxRequest,
} from '../../../../../src/elements/works/lightbox/viewer/item';
import { openLightbox } from '../../../../../src/elements/works/lightbox/viewer/open-lightbox';
import { until } from '../../../../core/element/fixtures';

export { until };

/** A drawing of the demo site, by its name. */
export const picture = (name: string): string => `/demo/assets/${name}.svg`;

/** An item with a size, so that its slide is there at once. */
export function image(name: string, more: Partial<LightboxImage> = {}): LightboxImage {
  return { type: 'image', url: picture(name), title: name, width: 600, height: 400, ...more };
}

export const three = [image('notebook'), image('verse'), image('box')];

const handles: LightboxHandle[] = [];

/** Opens a lightbox that ends with the test at the latest. */
export function opened(request: LightboxRequest): LightboxHandle {
  const handle = openLightbox(request);
  handles.push(handle);
  return handle;
}

/** Opens a slideshow, and waits until its first slide is there. */
export async function openedSlides(request: LightboxRequest): Promise<LightboxHandle> {
  const handle = opened(request);
  await until(() => slide() !== null);
  return handle;
}

/** Ends what the test began; for `afterEach`. */
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

/** The slide that is shown. */
export function slide(): HTMLElement | null {
  return document.querySelector<HTMLElement>('dialog[open] .pswp__item[aria-hidden="false"]');
}

/** The address of the picture that is shown, without its host. */
export function shownPicture(): string | undefined {
  const found = slide()?.querySelector<HTMLImageElement>(
    'img.pswp__img:not(.pswp__img--placeholder)',
  );
  return found?.getAttribute('src')?.replace(location.origin, '');
}

/** The control that is called `label`. */
export function control(label: string): HTMLButtonElement {
  const found = dialog().querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
  if (!found) throw new Error(`No control is called ${label}.`);
  return found;
}

/** What the counter says; undefined: there is none. */
export function counter(): string | undefined {
  return dialog().querySelector('.nh-lightbox-counter')?.textContent;
}

/** A focused link on the page, that the test ends with. */
export function focusedLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = '#';
  link.textContent = 'open';
  document.body.append(link);
  link.focus();
  return link;
}

/** Resolves once the dialog is seen in full. */
export async function fadedIn(): Promise<void> {
  await Promise.all(
    dialog()
      .getAnimations()
      .map(({ finished }) => finished),
  );
}
