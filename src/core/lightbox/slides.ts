import type PhotoSwipe from 'photoswipe';
import type { PhotoSwipeOptions } from 'photoswipe';
import { isRightToLeft } from '../config';
import { logError } from '../dom/log';
import { caption } from './caption';
import { failure } from './failure';
import { watchIdleness } from './idle';
import type { LightboxHandle, LightboxRequest } from './item';
import { type KeyAction, keyAction } from './key-action';
import { message } from './messages';
import { loadPhotoSwipe } from './photoswipe';
import { drawContents } from './slide-content';
import { addSlideControls } from './slide-controls';
import { slideOf } from './slide-data';
import { spinner } from './spinner';
import { openSurface } from './surface';

/** CSS pixels by which an arrow key moves a picture that is larger than the screen. */
const PAN = 80;

/** Opens items as one slideshow; a single picture is one of one. */
export function openSlides(request: LightboxRequest, first: number): LightboxHandle {
  const { items, loop = true, opener, byVisitor = true, onChange } = request;
  const isMirrored = isRightToLeft();
  let index = first;
  let show: PhotoSwipe | undefined;

  const surface = openSurface({ label: message('lightbox.title'), kind: 'slides', opener });
  const { dialog, frame, stage, signal, closed, close } = surface;
  const update = addSlideControls(surface, request, { step, zoom: () => show?.toggleZoom() });
  const words = caption();
  frame.append(words.element);
  const waiting = spinner();
  stage.append(waiting);
  const toggleControls = watchIdleness(frame, signal);
  dialog.addEventListener('keydown', pressed, { signal });
  describe();
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
      // Its own controls set `innerHTML`, which Trusted Types refuse; keys and focus are the dialog's.
      close: false,
      zoom: false,
      counter: false,
      arrowPrev: false,
      arrowNext: false,
      ...{ preloader: false },
      trapFocus: false,
      returnFocus: false,
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
    show.on('firstUpdate', () => {
      // The dialog around it is the one that is announced.
      show.element?.removeAttribute('role');
      show.scrollWrap?.setAttribute('aria-label', message('lightbox.title'));
    });
    show.on('afterSetContent', ({ slide }) => {
      const label = { index: mirrored(slide.index) + 1, total: items.length };
      slide.holderElement?.setAttribute('aria-label', message('lightbox.position', label));
      slide.holderElement?.toggleAttribute('inert', !slide.isActive);
    });
    show.on('slideActivate', ({ slide }) => slide.holderElement?.removeAttribute('inert'));
    show.on('slideDeactivate', ({ slide }) => slide.holderElement?.setAttribute('inert', ''));
    show.on('keydown', (event) => event.preventDefault());
    show.on('pointerDown', (event) => {
      if (isControl(event.originalEvent)) event.preventDefault();
    });
    show.on('change', () => changed(mirrored(show.currIndex)));
    show.on('zoomPanUpdate', describe);
    show.on('close', close);
    signal.addEventListener('abort', () => show.close());
  }

  function changed(now: number): void {
    const isOther = now !== index;
    index = now;
    describe();
    if (!isOther) return;
    // What had the focus may have gone with its slide.
    if (!frame.contains(document.activeElement)) frame.focus({ preventScroll: true });
    onChange?.(index);
  }

  function describe(): void {
    update({ index, zoom: zoomOf(show) });
    const item = items[index];
    if (item)
      words.show({
        title: item.title,
        description: 'description' in item ? item.description : undefined,
      });
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
      bottom: words.element.childNodes.length > 0 ? 72 : 16,
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
