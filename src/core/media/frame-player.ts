import { loadPlayerScript } from './player-script';
import type { ProvidedVideo } from './video';

/** The player in a provider's frame. */
export interface FramePlayer {
  play(): void;
  pause(): void;
  mute(): void;
  /** Plays from the film's start again, up to its end. */
  replay(): void;
}

/** What the player tells, and where the film ends for it. */
export interface PlayerOptions {
  /** Seconds; default: the film's own end. */
  readonly end?: number | undefined;
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
  film: ProvidedVideo,
  options: PlayerOptions = {},
): Promise<FramePlayer> {
  const join = film.provider === 'youtube' ? joinYoutube : joinVimeo;
  return join(frame, film, options);
}

async function joinYoutube(
  frame: HTMLIFrameElement,
  { id, start = 0 }: ProvidedVideo,
  { end, onPlay, onEnd }: PlayerOptions,
): Promise<FramePlayer> {
  const { Player } = await loadPlayerScript('youtube');
  assertConnected(frame);
  // Its own way back forgets where the film ends.
  const part = { videoId: id, startSeconds: start, ...(end && { endSeconds: end }) };
  return new Promise((resolve) => {
    new Player(frame, {
      events: {
        onReady: ({ target }) =>
          resolve({
            play: () => target.playVideo(),
            pause: () => target.pauseVideo(),
            mute: () => target.mute(),
            replay: () => target.loadVideoById(part),
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
  { start = 0 }: ProvidedVideo,
  { end, onPlay, onEnd }: PlayerOptions,
): Promise<FramePlayer> {
  const { Player } = await loadPlayerScript('vimeo');
  assertConnected(frame);
  const player = new Player(frame);
  // Each answers by a promise, which is refused where the browser or the visitor forbids it.
  const settle = (answer: Promise<unknown>): void => void answer.catch(() => {});
  const pause = (): void => settle(player.pause());
  if (onPlay) player.on('playing', onPlay);
  if (onEnd) player.on('ended', onEnd);
  if (end) {
    player.on('timeupdate', ({ seconds }) => {
      if (seconds < end) return;
      pause();
      onEnd?.();
    });
  }
  return {
    play: () => settle(player.play()),
    pause,
    mute: () => settle(player.setMuted(true)),
    replay: () => settle(player.setCurrentTime(start).then(() => player.play())),
  };
}

function assertConnected(frame: HTMLIFrameElement): void {
  if (!frame.isConnected) throw new Error('nh-elements: the frame of a video has left the page.');
}
