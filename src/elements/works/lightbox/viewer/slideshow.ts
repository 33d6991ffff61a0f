import type PhotoSwipe from 'photoswipe';
import type { PhotoSwipeOptions } from 'photoswipe';
import { isRightToLeft } from '../../../../core/config';
import { logError } from '../../../../core/dom/log';
import { hasOwn } from '../../../../core/settings';
import { type Caption, caption } from './caption';
import { failure } from './failure';
import { watchIdleness } from './idle';
import type { LightboxHandle, LightboxItem, LightboxRequest } from './item';
import { type KeyAction, keyAction } from './key-action';
import { message } from './messages';
import { loadPhotoSwipe, withoutControls } from './photoswipe';
import { drawContents } from './slide-content';
import { addSlideControls, type SlideState } from './slide-controls';
import { slideOf } from './slide-data';
import { nameSlides } from './slide-names';
import { spinner } from './spinner';
import { closeByClickOutside, openSurface, type Surface } from './surface';

/** CSS pixels by which an arrow key moves an image that is larger than the screen. */
const PAN = 80;

/** The items of a request as a slideshow in a modal dialog; a single image is a slideshow of one. */
export class Slideshow implements LightboxHandle {
  readonly closed: Promise<void>;
  readonly close: () => void;
  readonly #request: LightboxRequest;
  readonly #loop: boolean;
  readonly #label: string;
  readonly #first: number;
  readonly #isMirrored = isRightToLeft();
  readonly #surface: Surface;
  readonly #caption: Caption;
  readonly #renderControls: (state: SlideState) => void;
  readonly #toggleControls: () => void;
  readonly #spinner = spinner();
  #index: number;
  /** The slides, once PhotoSwipe is loaded. */
  #slides: PhotoSwipe | undefined;
  /** The state that the controls show, as JSON. */
  #rendered = '';

  constructor(request: LightboxRequest, first: number) {
    const { loop = true, opener } = request;
    const label = request.label || message('lightbox.title');
    this.#request = request;
    this.#loop = loop;
    this.#label = label;
    this.#first = first;
    this.#index = first;
    const firstName = itemName(request, first);
    const surface = openSurface({
      label: this.#dialogName(),
      firstName,
      kind: 'slides',
      opener,
    });
    this.#surface = surface;
    this.closed = surface.closed;
    this.close = surface.close;
    this.#renderControls = addSlideControls(surface, request, {
      step: (by) => this.#step(by),
      zoom: () => this.#slides?.toggleZoom(),
    });
    this.#caption = caption(surface, () => this.#slides?.updateSize(true));
    surface.stage.append(this.#spinner);
    this.#toggleControls = watchIdleness(surface.frame, surface.signal);
    this.#listen();
    this.#describe();
    this.#update();
    loadPhotoSwipe().then(
      (Library) => this.#start(Library),
      (error) => this.#fail(error),
    );
  }

  show(index: number): void {
    const target = Math.min(Math.max(index, 0), this.#last);
    if (this.#slides) this.#slides.goTo(this.#mirrored(target));
    else this.#change(target);
  }

  get #last(): number {
    return this.#request.items.length - 1;
  }

  #listen(): void {
    const { signal } = this.#surface;
    // On the document: the page's keys belong to the open dialog, wherever the focus is.
    document.addEventListener('keydown', (event) => this.#pressed(event), { signal });
    closeByClickOutside(this.#surface);
    this.#surface.frame.addEventListener('blur', () => this.#nameFrame(), { signal });
  }

  #start(Library: typeof PhotoSwipe): void {
    if (this.#surface.signal.aborted) return;
    this.#spinner.remove();
    this.#slides = new Library(this.#options());
    this.#wire(this.#slides);
    this.#slides.init();
  }

  #options(): PhotoSwipeOptions {
    const { stage } = this.#surface;
    const slides = this.#request.items.map(slideOf);
    return {
      // In a right-to-left page the next slide is on the left.
      dataSource: this.#isMirrored ? slides.reverse() : slides,
      index: this.#mirrored(this.#index),
      loop: this.#loop,
      appendToEl: stage,
      mainClass: 'nh-lightbox-slides',
      getViewportSizeFn: () => ({ x: stage.clientWidth, y: stage.clientHeight }),
      ...withoutControls,
      // The dialog itself fades in, before the images are loaded.
      showHideAnimationType: 'fade',
      showAnimationDuration: 0,
      hideAnimationDuration: 150,
      imageClickAction: 'zoom',
      tapAction: this.#toggleControls,
      paddingFn: () => this.#padding(),
    };
  }

  #wire(slides: PhotoSwipe): void {
    const { items, byVisitor = true } = this.#request;
    const { signal } = this.#surface;
    const autoplayAt = byVisitor ? this.#mirrored(this.#first) : undefined;
    drawContents(slides, { autoplayAt, close: this.close });
    const indexOf = (slide: number) => this.#mirrored(slide);
    nameSlides(slides, { label: this.#label, total: items.length, indexOf });
    // The dialog handles the keys: they work before the images are loaded, and in right-to-left pages.
    slides.on('keydown', (event) => event.preventDefault());
    slides.on('pointerDown', (event) => {
      if (isControl(event.originalEvent)) event.preventDefault();
    });
    slides.on('change', () => this.#change(this.#mirrored(slides.currIndex)));
    slides.on('zoomPanUpdate', () => this.#update());
    slides.on('close', this.close);
    signal.addEventListener('abort', () => slides.close());
  }

  #change(index: number): void {
    const isOther = index !== this.#index;
    this.#index = index;
    if (isOther) this.#describe();
    this.#update();
    if (isOther) this.#request.onChange?.(index);
  }

  #describe(): void {
    const item = this.#request.items[this.#index];
    if (!item) return;
    const description = hasOwn(item, 'description') ? item.description : undefined;
    this.#caption.show({ title: item.title, description });
    this.#surface.dialog.ariaLabel = this.#dialogName();
    // A focused frame keeps its name: the caption announces the item already.
    if (document.activeElement !== this.#surface.frame) this.#nameFrame();
  }

  #nameFrame(): void {
    this.#surface.frame.ariaLabel = itemName(this.#request, this.#index) || this.#label;
  }

  /** A dialog without a name of its own has that of its picture. */
  #dialogName(): string {
    return this.#request.label || titleOf(this.#request.items[this.#index]) || this.#label;
  }

  /** Updates the controls if their state has changed. PhotoSwipe requests this in every frame of a zoom. */
  #update(): void {
    const state = { index: this.#index, zoom: zoomOf(this.#slides) };
    const json = JSON.stringify(state);
    if (this.#rendered === json) return;
    this.#rendered = json;
    this.#renderControls(state);
    this.#keepFocus();
  }

  /** Moves the focus to the frame if its element was removed with a slide, or is now hidden. */
  #keepFocus(): void {
    const { frame } = this.#surface;
    const active = document.activeElement;
    const isUsable = frame.contains(active) && !active?.closest('[hidden], [inert]');
    if (!isUsable) frame.focus({ preventScroll: true });
  }

  #step(by: 1 | -1): void {
    const { length } = this.#request.items;
    const from = this.#slides ? this.#mirrored(this.#slides.potentialIndex) : this.#index;
    const target = from + by;
    this.show(this.#loop ? (target + length) % length : target);
  }

  #pressed(event: KeyboardEvent): void {
    const action = keyAction(event);
    if (!action) return;
    event.preventDefault();
    this.#act(action);
  }

  #act(action: KeyAction): void {
    const isMirrored = this.#isMirrored;
    const actions: Record<KeyAction, () => void> = {
      left: () => this.#step(isMirrored ? 1 : -1),
      right: () => this.#step(isMirrored ? -1 : 1),
      first: () => this.show(0),
      last: () => this.show(this.#last),
      zoom: () => this.#slides?.toggleZoom(),
      up: () => this.#pan(PAN),
      down: () => this.#pan(-PAN),
    };
    actions[action]();
  }

  #pan(by: number): void {
    const slide = this.#slides?.currSlide;
    if (slide?.isPannable()) slide.panTo(slide.pan.x, slide.pan.y + by);
  }

  /** Converts between the index of an item and that of its slide. Right-to-left pages reverse the slides. */
  #mirrored(index: number): number {
    return this.#isMirrored ? this.#last - index : index;
  }

  #padding(): { top: number; bottom: number; left: number; right: number } {
    const { clientWidth } = this.#surface.stage;
    const side = clientWidth < 700 || this.#last === 0 ? 0 : 64;
    const bottom = Math.max(16, this.#caption.element.offsetHeight);
    return { top: 56, bottom, left: side, right: side };
  }

  #fail(error: unknown): void {
    logError(
      'nh-elements: PhotoSwipe could not be loaded, so the lightbox shows a link to the file instead. ' +
        "Check the network, and that the package's whole folder is published.",
      error,
    );
    const { url = '' } = this.#request.items[this.#index] ?? {};
    this.#spinner.replaceWith(failure(message('lightbox.failed'), url));
  }
}

/** Returns the title of an item and its position in the slideshow. */
function itemName({ items }: LightboxRequest, index: number): string {
  const title = titleOf(items[index]) ?? '';
  if (items.length < 2) return title;
  const position = message('lightbox.position', { index: index + 1, total: items.length });
  return (title && message('lightbox.named_position', { title, position })) || position;
}

function titleOf(item: LightboxItem | undefined): string | undefined {
  return item?.title || (item?.type === 'image' ? item.alt : undefined);
}

function zoomOf(slides: PhotoSwipe | undefined): 'none' | 'in' | 'out' {
  const slide = slides?.currSlide;
  if (!slide?.isZoomable()) return 'none';
  const { initial, secondary } = slide.zoomLevels;
  if (Math.abs(initial - secondary) < 0.01) return 'none';
  return slide.currZoomLevel > initial ? 'in' : 'out';
}

/** True if the control under the pointer handles the event. A touch on a button (a video's poster) may be a swipe. */
function isControl({ target, pointerType }: PointerEvent): boolean {
  const controls = pointerType === 'mouse' ? 'a, video, iframe, button' : 'a, video, iframe';
  return (target as Element).closest(controls) !== null;
}
