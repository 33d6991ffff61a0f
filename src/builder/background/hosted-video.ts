import { createElement } from '../../core/dom/create-element';
import { playBetween } from '../../core/media/play-between';
import { builderClass } from '../markup/names';
import { restoreAtEnd } from '../markup/restore';
import type { VideoBackground } from './background-spec';
import type { RunVideo, VideoTarget } from './video-background';

/** Plays a video file in the printed player, whose address is empty, or in a new player. */
export function playHostedVideo(
  { box, signal, onVisible, onEnd }: VideoTarget,
  url: string,
  spec: VideoBackground,
): RunVideo {
  const printed = box.querySelector('video');
  const video =
    printed ??
    createElement(box.ownerDocument, 'video', {
      class: builderClass('background-video-hosted'),
    });
  let isOver = false;
  const remove = (): void => {
    isOver = true;
    video.pause();
    video.removeAttribute('src');
    // Without a source, loading stops.
    video.load();
    if (!printed) video.remove();
  };
  const end = (): void => {
    isOver = true;
    onEnd();
  };
  signal.addEventListener('abort', remove, { once: true });
  restoreAtEnd(video, ['src', 'autoplay', 'loop', 'preload', 'playsinline'], signal);
  video.muted = true;
  video.playsInline = true;
  // Playback starts when the background is visible.
  video.autoplay = false;
  video.preload = 'auto';
  playBetween(video, spec, signal, end);
  video.addEventListener('playing', onVisible, { signal });
  video.addEventListener('error', end, { signal });
  video.src = url + timesOf(spec);
  if (!printed) box.append(video);
  return (isRunning) => {
    if (isOver) return;
    // Rejected in power-saving mode: the background behind the video stays.
    if (isRunning) void video.play().catch(() => {});
    else video.pause();
  };
}

/** Returns a media fragment for the part that plays, so that the browser can skip data outside of it. */
function timesOf({ start, end }: VideoBackground): string {
  if (!start && !end) return '';
  return `#t=${start ?? 0}${end ? `,${end}` : ''}`;
}
