import { safeAddress } from '../dom/safe-address';
import { adoptStyles } from '../element/styles';
import { hostedVideo } from './hosted-video';
import styles from './media.css?inline';
import { message } from './messages';
import { playButton } from './play-button';
import { providerFrame } from './provider-frame';
import type { PlayOptions } from './video';
import { videoAddress } from './video-address';

/**
 * Shows a video in `box`, which it fills; the box is in the page, or comes there within the same task.
 *
 * A file plays in `<video controls>`. A provider's video plays in a frame that is made when the visitor
 * asks for it; before, nothing of the provider is fetched. Never throws: an unplayable video says so in
 * the box, with a link to its address.
 */
export function playVideo(
  box: HTMLElement,
  url: string,
  { signal, ...options }: PlayOptions = {},
): void {
  if (signal?.aborted) return;
  const video = videoAddress(url);
  const { ownerDocument: document } = box;
  const stage = document.createElement('div');
  stage.className = 'nh-video';
  box.append(stage);
  signal?.addEventListener('abort', () => endVideo(stage), { once: true });
  // A box that is built before it is placed has no root to style yet.
  queueMicrotask(() => adoptStyles(box.getRootNode(), styles));

  const tellUnplayable = (): void => stage.replaceChildren(...unplayable(url, document));
  if (!video) {
    tellUnplayable();
    return;
  }
  if (video.provider === 'hosted') {
    stage.append(hostedVideo(video.url, options, document, tellUnplayable));
    return;
  }
  const play = (): HTMLIFrameElement => {
    const frame = providerFrame(video, options, document);
    stage.replaceChildren(frame);
    return frame;
  };
  if (options.autoplay) play();
  else stage.append(playButton(options, document, () => play().focus()));
}

function endVideo(stage: HTMLElement): void {
  const video = stage.querySelector('video');
  stage.remove();
  // A removed video goes on playing and loading until it has no source.
  video?.pause();
  video?.removeAttribute('src');
  video?.load();
}

function unplayable(url: string, document: Document): HTMLElement[] {
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.textContent = message('media.unplayable');
  const address = safeAddress(url);
  if (!address) return [sentence];
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = message('media.open');
  return [sentence, link];
}
