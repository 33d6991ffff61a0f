import { playVideo } from '../../../../core/media/play-video';
import { drawn } from './drawn';
import type { LightboxVideo, VideoLook } from './item';
import { message } from './messages';

const CLASS = 'nh-lightbox-video';

/** Width divided by height, where nothing else is known. */
const RATIO = 16 / 9;

/** A box in the video's shape, with the video in it; to be put into the page within the same task. */
export function videoBox(
  item: LightboxVideo,
  { autoplay, signal }: { readonly autoplay: boolean; readonly signal: AbortSignal },
): HTMLElement {
  const box = drawn('div', { class: CLASS });
  const { ratio, url, poster } = item;
  shape(box, ratio);
  playVideo(box, url, { title: item.title || message('lightbox.video'), poster, autoplay, signal });
  if (!ratio) fitToVideo(box);
  return box;
}

/** Gives the box a look; an animation plays anew, and not where motion is to be reduced. */
export function styleVideo(box: HTMLElement, { ratio, animation }: VideoLook): void {
  if (ratio) shape(box, ratio);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.className = CLASS;
  if (!animation || animation === 'none' || isStill) return;
  // Asked for its layout, the browser ends the animation before it begins anew.
  void box.offsetWidth;
  box.classList.add('animated', animation);
}

function shape(box: HTMLElement, ratio = RATIO): void {
  box.style.setProperty('--nh-video-ratio', String(ratio > 0 ? ratio : RATIO));
}

/** A file tells its shape as soon as it is asked for it, before it plays. */
function fitToVideo(box: HTMLElement): void {
  const film = box.querySelector('video');
  if (!film) return;
  film.preload = 'metadata';
  // Of a recording without a picture both are 0.
  film.addEventListener('loadedmetadata', () => shape(box, film.videoWidth / film.videoHeight));
}
