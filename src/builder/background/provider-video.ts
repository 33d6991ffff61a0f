import { type FramePlayer, joinPlayer } from '../../core/media/frame-player';
import { plainFrame } from '../../core/media/provider-frame';
import type { ProvidedVideo } from '../../core/media/video';
import { builderClass } from '../markup/names';
import type { VideoBackground } from './background-spec';
import type { RunVideo, VideoTarget } from './video-background';

/**
 * Plays a provider's video without sound and controls.
 *
 * If the player script is blocked, the autoplay option in the address of the frame starts the video. Pausing
 * then removes the frame, so that the background behind it is visible.
 */
export function playProviderVideo(
  { box, signal, onVisible, onEnd }: VideoTarget,
  address: ProvidedVideo,
  { start, end, loops, privacyMode }: VideoBackground,
): RunVideo {
  const video = { ...address, ...(start && { start }) };
  const frame = plainFrame(
    video,
    { autoplay: true, mute: true, controls: false, loop: loops, end, tracks: !privacyMode },
    undefined,
    box.ownerDocument,
  );
  frame.className = builderClass('background-video-embed');
  const placeholder = box.querySelector<HTMLElement>(`div.${CSS.escape(frame.className)}`);
  const attach = (): void =>
    placeholder?.isConnected ? placeholder.replaceWith(frame) : box.append(frame);
  const detach = (): void => (placeholder ? frame.replaceWith(placeholder) : frame.remove());
  let player: FramePlayer | undefined;
  let isPlainFrame = false;
  let isOver = false;
  let state: readonly [boolean, boolean] = [false, false];
  const run: RunVideo = (isRunning, isPaused) => {
    state = [isRunning, isPaused];
    if (isOver) return;
    if (player && isRunning) player.play();
    else if (player) player.pause();
    else if (isPlainFrame && isPaused === frame.isConnected) (isPaused ? detach : attach)();
  };
  const ended = (): void => {
    isOver = !loops;
    if (isOver) onEnd();
    else player?.replay();
  };
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  attach();
  signal.addEventListener('abort', detach, { once: true });
  joinPlayer(frame, video, { end, onPlay: onVisible, onEnd: ended })
    .then((joined) => {
      player = joined;
      player.mute();
    })
    .catch(async () => {
      isPlainFrame = true;
      await loaded;
      onVisible();
    })
    .finally(() => {
      if (!signal.aborted) run(...state);
    });
  return run;
}
