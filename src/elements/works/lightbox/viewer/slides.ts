import type PhotoSwipe from 'photoswipe';
import type { PhotoSwipeOptions } from 'photoswipe';
import { isRightToLeft } from '../../../../core/config';
import { logError } from '../../../../core/dom/log';
import { hasOwn } from '../../../../core/settings';
import { caption } from './caption';
import { failure } from './failure';
import { watchIdleness } from './idle';
import type { LightboxHandle, LightboxRequest } from './item';
import { type KeyAction, keyAction } from './key-action';
import { message } from './messages';
import { loadPhotoSwipe, quiet } from './photoswipe';
import { drawContents } from './slide-content';
import { addSlideControls } from './slide-controls';
import { slideOf } from './slide-data';
import { nameSlides } from './slide-names';
import { spinner } from './spinner';
import { closeByClickOutside, openSurface } from './surface';

/** CSS pixels by which an arrow key moves a picture that is larger than the screen. */
const PAN = 80;

/** Opens items as one slideshow; a single picture is one of one. */
export function openSlides(request: LightboxRequest, first: number): LightboxHandle {
  const { items, loop = true, opener, byVisitor = true, onChange } = request;
  const { label = message('lightbox.title') } = request;
  const isMirrored = isRightToLeft();
  let index = first;
  let show: PhotoSwipe | undefined;
  /** What the controls say at the moment. */
  let said = '';

  const surface = openSurface({ label, kind: 'slides', opener });
  const { frame, stage, signal, closed, close } = surface;
  const say = addSlideControls(surface, request, { step, zoom: () => show?.toggleZoom() });
  const words = caption(surface, () => show?.updateSize(true));
  const waiting = spinner();
  stage.append(waiting);
  const toggleControls = watchIdleness(frame, signal);
  // Wherever the focus has gone: while it is open, the keys of the page are its own.
  document.addEventListener('keydown', pressed, { signal });
  closeByClickOutside(surface);
  describe();
  update();
  loadPhotoSwipe().then(start, failed);
  return { show: goTo, close, closed };

  function start(Library: typeof PhotoSwipe): void {
    if (signal.aborted) return;
    waiting.remove();
    show = new Library(options());
    wire(show);
    show.init();
  }

  function options(): PhotoSwipeOptions {
    const slides = items.map(slideOf);
    return {
      // Right to left, what comes next stands on the left.
      dataSource: isMirrored ? slides.reverse() : slides,
      index: mirrored(index),
      loop,
      appendToEl: stage,
      mainClass: 'nh-lightbox-slides',
      getViewportSizeFn: () => ({ x: stage.clientWidth, y: stage.clientHeight }),
      ...quiet,
      // The dialog fades in; it is there before the pictures are.
      showHideAnimationType: 'fade',
      showAnimationDuration: 0,
      hideAnimationDuration: 150,
      imageClickAction: 'zoom',
      tapAction: toggleControls,
      paddingFn: () => picturePadding(),
    };
  }

  function wire(show: PhotoSwipe): void {
    const autoplayAt = byVisitor ? mirrored(first) : undefined;
    drawContents(show, { autoplayAt, close });
    nameSlides(show, { label, total: items.length, placeOf: mirrored });
    // The dialog hears the keys, so that they work before the pictures are there, and right to left.
    show.on('keydown', (event) => event.preventDefault());
    show.on('pointerDown', (event) => {
      if (isControl(event.originalEvent)) event.preventDefault();
    });
    show.on('change', () => changed(mirrored(show.currIndex)));
    show.on('zoomPanUpdate', update);
    show.on('close', close);
    signal.addEventListener('abort', () => show.close());
  }

  function changed(now: number): void {
    const isOther = now !== index;
    index = now;
    update();
    if (!isOther) return;
    describe();
    onChange?.(index);
  }

  function describe(): void {
    const item = items[index];
    if (!item) return;
    const description = hasOwn(item, 'description') ? item.description : undefined;
    words.show({ title: item.title, description });
  }

  /** Asked at every frame of a zoom, of which most change nothing. */
  function update(): void {
    const state = { index, zoom: zoomOf(show) };
    if (said === JSON.stringify(state)) return;
    said = JSON.stringify(state);
    say(state);
    keepFocus();
  }

  /** What had the focus may have gone with its slide, or be a control that is not of use here. */
  function keepFocus(): void {
    const active = document.activeElement;
    const isThere = frame.contains(active) && !active?.closest('[hidden], [inert]');
    if (!isThere) frame.focus({ preventScroll: true });
  }

  function step(by: 1 | -1): void {
    const from = show ? mirrored(show.potentialIndex) : index;
    const target = from + by;
    goTo(loop ? (target + items.length) % items.length : target);
  }

  function goTo(target: number): void {
    const kept = Math.min(Math.max(target, 0), items.length - 1);
    if (show) show.goTo(mirrored(kept));
    else changed(kept);
  }

  function pressed(event: KeyboardEvent): void {
    const action = keyAction(event);
    if (!action) return;
    event.preventDefault();
    act(action);
  }

  function act(action: KeyAction): void {
    if (action === 'left') step(isMirrored ? 1 : -1);
    else if (action === 'right') step(isMirrored ? -1 : 1);
    else if (action === 'first') goTo(0);
    else if (action === 'last') goTo(items.length - 1);
    else if (action === 'zoom') show?.toggleZoom();
    else pan(action === 'up' ? PAN : -PAN);
  }

  function pan(by: number): void {
    const slide = show?.currSlide;
    if (slide?.isPannable()) slide.panTo(slide.pan.x, slide.pan.y + by);
  }

  function mirrored(at: number): number {
    return isMirrored ? items.length - 1 - at : at;
  }

  function picturePadding() {
    const { clientWidth } = stage;
    const side = clientWidth < 700 || items.length === 1 ? 0 : 64;
    return {
      top: 56,
      bottom: Math.max(16, words.element.offsetHeight),
      left: side,
      right: side,
    };
  }

  function failed(error: unknown): void {
    logError(
      'nh-elements: PhotoSwipe could not be loaded, so the lightbox shows a link to the file instead. ' +
        'Check the network and that the whole library folder was published.',
      error,
    );
    waiting.replaceWith(failure(message('lightbox.failed'), items[index]?.url ?? ''));
  }
}

function zoomOf(show: PhotoSwipe | undefined): 'none' | 'in' | 'out' {
  const slide = show?.currSlide;
  if (!slide?.isZoomable()) return 'none';
  const { initial, secondary } = slide.zoomLevels;
  if (Math.abs(initial - secondary) < 0.01) return 'none';
  return slide.currZoomLevel > initial ? 'in' : 'out';
}

/** True for what is dragged and pressed by itself; a finger may swipe over a poster, which is a button. */
function isControl({ target, pointerType }: PointerEvent): boolean {
  const controls = pointerType === 'mouse' ? 'a, video, iframe, button' : 'a, video, iframe';
  return (target as Element).closest(controls) !== null;
}
