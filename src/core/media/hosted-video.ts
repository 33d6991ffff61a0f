import { message } from './messages';
import type { PlayOptions } from './video';

/** A video file in the browser's own player. */
export function hostedVideo(
  url: string,
  { title, poster, autoplay = false }: PlayOptions,
  document: Document,
  /** Called when the file does not come, or is in a format that the browser cannot play. */
  onFailure: () => void,
): HTMLVideoElement {
  const video = document.createElement('video');
  video.controls = true;
  video.playsInline = true;
  video.autoplay = autoplay;
  video.preload = poster && !autoplay ? 'none' : 'metadata';
  if (poster) video.poster = poster;
  video.setAttribute('aria-label', title || message('media.video'));
  // Without its `src` it has been ended, which is no failure.
  video.addEventListener('error', () => video.hasAttribute('src') && onFailure());
  video.src = url;
  return video;
}
