import { type FramePlayer, joinPlayer } from '../../../core/media/frame-player';
import { plainFrame } from '../../../core/media/provider-frame';
import type { ProvidedVideo } from '../../../core/media/video';
import { builderClass } from '../markup/names';
import type { FilmPlace, RunFilm } from './film';
import type { WantedFilm } from './wanted';

/**
 * Plays a provider's film without sound and controls.
 *
 * Where the player script is blocked, the frame plays by its address, and to pause it means to take it
 * away: what is behind it is seen then.
 */
export function providedBehind(
  { box, signal, seen, over }: FilmPlace,
  found: ProvidedVideo,
  { start, end, isRepeated, isPrivate }: WantedFilm,
): RunFilm {
  const film = { ...found, ...(start && { start }) };
  const frame = plainFrame(
    film,
    { autoplay: true, mute: true, controls: false, loop: isRepeated, end, tracks: !isPrivate },
    undefined,
    box.ownerDocument,
  );
  frame.className = builderClass('background-video-embed');
  const place = box.querySelector<HTMLElement>(`div.${CSS.escape(frame.className)}`);
  const put = (): void => (place?.isConnected ? place.replaceWith(frame) : box.append(frame));
  const take = (): void => (place ? frame.replaceWith(place) : frame.remove());
  let player: FramePlayer | undefined;
  let isPlain = false;
  let isOver = false;
  let state: readonly [boolean, boolean] = [false, false];
  const run: RunFilm = (isRunning, isPaused) => {
    state = [isRunning, isPaused];
    if (isOver) return;
    if (player && isRunning) player.play();
    else if (player) player.pause();
    else if (isPlain && isPaused === frame.isConnected) (isPaused ? take : put)();
  };
  const onEnd = (): void => {
    isOver = !isRepeated;
    if (isOver) over();
    else player?.replay();
  };
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  put();
  signal.addEventListener('abort', take, { once: true });
  joinPlayer(frame, film, { end, onPlay: seen, onEnd })
    .then((joined) => {
      player = joined;
      player.mute();
    })
    .catch(async () => {
      isPlain = true;
      await loaded;
      seen();
    })
    .finally(() => {
      if (!signal.aborted) run(...state);
    });
  return run;
}
