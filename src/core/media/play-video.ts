import { safeAddress } from '../dom/safe-address';
import { adoptStyles } from '../element/styles';
import styles from './media.css?inline';
import { message } from './messages';
import { playButton } from './play-button';
import { providerFrame } from './provider-frame';
import type { PlayOptions } from './video';
import { videoAddress } from './video-address';
import { createVideoElement } from './video-element';

/**
 * Shows a video in `box`, which it fills; the box must be connected by the end of the current task.
 *
 * A file plays in `<video controls>`. A provider's frame is created when the visitor presses play; nothing
 * is requested from the provider before. Never throws: an unplayable video shows a message with a link to
 * its address.
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
  // A box that is built before it is connected has no root to style yet.
  queueMicrotask(() => adoptStyles(box.getRootNode(), styles));

  const showUnplayable = (): void => stage.replaceChildren(...unplayable(url, document));
  if (!video) {
    showUnplayable();
    return;
  }
  if (video.provider === 'hosted') {
    stage.append(createVideoElement(video.url, options, document, showUnplayable));
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
  // A removed video keeps playing and loading until its source is removed.
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
