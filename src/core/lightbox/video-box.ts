import { playVideo } from '../media';
import { drawn } from './drawn';
import type { LightboxVideo } from './item';
import { message } from './messages';

/** Width divided by height, where nothing else is known. */
const RATIO = 16 / 9;

/** A box in the video's shape, with the video in it; to be put into the page within the same task. */
export function videoBox(
  item: LightboxVideo,
  { autoplay, signal }: { readonly autoplay: boolean; readonly signal: AbortSignal },
): HTMLElement {
  const box = drawn('div', { class: 'nh-lightbox-video' });
  const { ratio = RATIO, url, poster } = item;
  box.style.setProperty('--nh-video-ratio', String(ratio > 0 ? ratio : RATIO));
  playVideo(box, url, { title: item.title || message('lightbox.video'), poster, autoplay, signal });
  return box;
}
