import { message } from './messages';
import type { PlayOptions } from './video';

/** Creates a video's poster as a button that plays it. */
export function playButton(
  { title, poster }: PlayOptions,
  document: Document,
  onPlay: () => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'nh-video-play';
  button.setAttribute(
    'aria-label',
    message('media.play', { title: title || message('media.video') }),
  );
  if (poster) {
    const picture = document.createElement('img');
    picture.alt = '';
    picture.src = poster;
    button.append(picture);
  }
  button.addEventListener('click', onPlay, { once: true });
  return button;
}
