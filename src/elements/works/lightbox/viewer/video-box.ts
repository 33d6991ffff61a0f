import { playVideo } from '../../../../core/media/play-video';
import { createElement } from './create-element';
import type { LightboxVideo, VideoLook } from './item';
import { message } from './messages';

const CLASS = 'nh-lightbox-video';

/** Default aspect ratio (width / height). */
const RATIO = 16 / 9;

/** Creates a box with the video's aspect ratio and its player. Insert it into the page in the same task. */
export function videoBox(
  item: LightboxVideo,
  { autoplay, signal }: { readonly autoplay: boolean; readonly signal: AbortSignal },
): HTMLElement {
  const box = createElement('div', { class: CLASS });
  const { ratio, url, poster } = item;
  shape(box, ratio);
  playVideo(box, url, { title: item.title || message('lightbox.video'), poster, autoplay, signal });
  if (!ratio) fitToVideo(box);
  return box;
}

/** Applies the aspect ratio and plays the animation, unless the visitor prefers reduced motion. */
export function styleVideo(box: HTMLElement, { ratio, animation }: VideoLook): void {
  if (ratio) shape(box, ratio);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.className = CLASS;
  if (!animation || animation === 'none' || isStill) return;
  // Forces a layout, so that the same animation starts again.
  void box.offsetWidth;
  box.classList.add('animated', animation);
}

function shape(box: HTMLElement, ratio = RATIO): void {
  box.style.setProperty('--nh-video-ratio', String(ratio > 0 ? ratio : RATIO));
}

/** Takes the aspect ratio from the metadata of a video file, before it plays. */
function fitToVideo(box: HTMLElement): void {
  const film = box.querySelector('video');
  if (!film) return;
  film.preload = 'metadata';
  // Both are 0 for a recording without video; the default applies then.
  film.addEventListener('loadedmetadata', () => shape(box, film.videoWidth / film.videoHeight));
}
