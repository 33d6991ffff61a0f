import { loadPlayerScript } from './player-script';
import type { ProvidedVideo } from './video';

/** The player in a provider's frame. */
export interface FramePlayer {
  play(): void;
  pause(): void;
  mute(): void;
  /** Plays the video again, from its start to its end. */
  replay(): void;
}

/** Callbacks of the player, and the end of the video. */
export interface PlayerOptions {
  /** Where the video stops once, in seconds; afterwards the visitor may play on. Default: the video's own end. */
  readonly end?: number | undefined;
  onPlay?(): void;
  onEnd?(): void;
}

/** YouTube's state number of a video that has ended. */
const ENDED = 0;
/** YouTube's state number of a video that is playing. */
const PLAYING = 1;

/**
 * Connects the provider's player script to its frame, which keeps playing.
 *
 * @throws Error, as a rejection, if the script fails to load; the frame then plays without it
 */
export function joinPlayer(
  frame: HTMLIFrameElement,
  video: ProvidedVideo,
  options: PlayerOptions = {},
): Promise<FramePlayer> {
  const join = video.provider === 'youtube' ? joinYoutube : joinVimeo;
  return join(frame, video, options);
}

async function joinYoutube(
  frame: HTMLIFrameElement,
  { id, start = 0 }: ProvidedVideo,
  { end, onPlay, onEnd }: PlayerOptions,
): Promise<FramePlayer> {
  const { Player } = await loadPlayerScript('youtube');
  assertConnected(frame);
  // YouTube's own replay ignores the end.
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
  // Each call returns a promise, which rejects where the browser or the visitor forbids the action.
  const settle = (answer: Promise<unknown>): void => void answer.catch(() => {});
  const pause = (): void => settle(player.pause());
  if (onPlay) player.on('playing', onPlay);
  if (onEnd) player.on('ended', onEnd);
  let isOver = false;
  if (end) {
    player.on('timeupdate', ({ seconds }) => {
      if (isOver || seconds < end) return;
      isOver = true;
      pause();
      onEnd?.();
    });
  }
  return {
    play: () => settle(player.play()),
    pause,
    mute: () => settle(player.setMuted(true)),
    replay() {
      isOver = false;
      settle(player.setCurrentTime(start).then(() => player.play()));
    },
  };
}

function assertConnected(frame: HTMLIFrameElement): void {
  if (!frame.isConnected)
    throw new Error('nh-elements: the frame of a video was removed from the page.');
}
