import { restoreAtEnd } from '../../../builder/markup/restore';
import { message } from '../../../core/media/messages';
import { playBetween } from '../../../core/media/play-between';
import type { Player, PlayerContext } from './player';
import { addTracks } from './tracks';

/** The media fragment that the builder prints in a file's address: `#t=3,9`. */
const PART = /#t=(\d*(?:\.\d+)?)(?:,(\d*(?:\.\d+)?))?$/;

/** Creates the player of a video file, using the printed video element. */
export function hostedPlayer(
  video: HTMLVideoElement,
  { printed, settings, signal }: PlayerContext,
): Player {
  addTracks(video, settings.tracks, signal);
  nameVideo(video, settings.title, signal);
  restoreAtEnd(video, ['autoplay', 'controls', 'loop', 'tabindex'], signal);
  const wasMuted = video.muted;
  const [, start, end] = PART.exec(video.currentSrc || video.src) ?? [];
  const loops = video.loop;
  playBetween(video, { start: Number(start) || 0, end: Number(end) || 0, loops }, signal);
  const stop = (): void => {
    video.pause();
    video.muted = wasMuted;
  };
  signal.addEventListener('abort', stop, { once: true });
  // With `autoplay`, the video would play hidden behind its image.
  if (printed.overlay) hold(video);
  return {
    url: video.currentSrc || video.src,
    begin(autoplays) {
      if (autoplays) playMuted(video);
      else if (video.autoplay) replaceAutoplay(video);
    },
    play() {
      video.tabIndex = 0;
      // Rejected if the file fails to load, which the video element shows itself.
      void video.play().catch(() => {});
      return video;
    },
  };
}

/** Names a video that has no name: by its title in the settings, the caption of its figure, or a message. */
function nameVideo(video: HTMLVideoElement, title: string | undefined, signal: AbortSignal): void {
  if (video.matches('[aria-label], [aria-labelledby], [title]')) return;
  const caption = video.closest('figure')?.querySelector('figcaption')?.textContent.trim();
  restoreAtEnd(video, ['aria-label'], signal);
  video.setAttribute('aria-label', title || caption || message('media.video'));
}

/** Starts muted playback, the only kind of autoplay that browsers allow. */
function playMuted(video: HTMLVideoElement): void {
  video.muted = true;
  // Rejected in power-saving mode, for example: the visitor gets controls.
  void video.play().catch(() => {
    video.controls = true;
  });
}

function hold(video: HTMLVideoElement): void {
  video.autoplay = false;
  video.pause();
}

/** Turns autoplay off and shows controls instead. */
function replaceAutoplay(video: HTMLVideoElement): void {
  hold(video);
  video.controls = true;
}
