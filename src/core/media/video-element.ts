import { message } from './messages';
import type { PlayOptions } from './video';

/** Creates the browser's player for a video file. */
export function createVideoElement(
  url: string,
  { title, poster, autoplay = false }: PlayOptions,
  document: Document,
  /** Called if the file fails to load, or has a format that the browser cannot play. */
  onFailure: () => void,
): HTMLVideoElement {
  const video = document.createElement('video');
  video.controls = true;
  video.playsInline = true;
  video.autoplay = autoplay;
  video.preload = poster && !autoplay ? 'none' : 'metadata';
  if (poster) video.poster = poster;
  video.setAttribute('aria-label', title || message('media.video'));
  // A video without `src` has been ended on purpose, which is no failure.
  video.addEventListener('error', () => video.hasAttribute('src') && onFailure());
  video.src = url;
  return video;
}
