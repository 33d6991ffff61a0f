import { loadPlayerScript } from './player-script';
import type { ProvidedVideo } from './video';

/** The player in a provider's frame. */
export interface FramePlayer {
  play(): void;
  pause(): void;
  mute(): void;
  /** @param seconds from the film's beginning */
  seek(seconds: number): void;
}

/** What the player tells. */
export interface PlayerListeners {
  onPlay?(): void;
  onEnd?(): void;
}

/** YouTube's number of a film that has ended, and of one that plays. */
const ENDED = 0;
const PLAYING = 1;

/**
 * Joins the provider's player script to a frame of it, which plays on by itself meanwhile.
 *
 * @throws Error, as a rejection, if the script does not come; the frame is a plain one then
 */
export function joinPlayer(
  frame: HTMLIFrameElement,
  provider: ProvidedVideo['provider'],
  listeners: PlayerListeners = {},
): Promise<FramePlayer> {
  return provider === 'youtube' ? joinYoutube(frame, listeners) : joinVimeo(frame, listeners);
}

async function joinYoutube(
  frame: HTMLIFrameElement,
  { onPlay, onEnd }: PlayerListeners,
): Promise<FramePlayer> {
  const { Player } = await loadPlayerScript('youtube');
  if (!frame.isConnected) throw new Error('nh-elements: the frame of a video has gone.');
  return new Promise((resolve) => {
    new Player(frame, {
      events: {
        onReady: ({ target }) =>
          resolve({
            play: () => target.playVideo(),
            pause: () => target.pauseVideo(),
            mute: () => target.mute(),
            seek: (seconds) => target.seekTo(seconds, true),
          }),
        onStateChange: ({ data }) => {
          if (data === PLAYING) onPlay?.();
          if (data === ENDED) onEnd?.();
        },
      },
    });
  });
}

async function joinVimeo(
  frame: HTMLIFrameElement,
  { onPlay, onEnd }: PlayerListeners,
): Promise<FramePlayer> {
  const { Player } = await loadPlayerScript('vimeo');
  if (!frame.isConnected) throw new Error('nh-elements: the frame of a video has gone.');
  const player = new Player(frame);
  if (onPlay) player.on('playing', onPlay);
  if (onEnd) player.on('ended', onEnd);
  // Each answers by a promise, which is refused where the browser or the visitor forbids it.
  const settle = (answer: Promise<unknown>): void => void answer.catch(() => {});
  return {
    play: () => settle(player.play()),
    pause: () => settle(player.pause()),
    mute: () => settle(player.setMuted(true)),
    seek: (seconds) => settle(player.setCurrentTime(seconds)),
  };
}
