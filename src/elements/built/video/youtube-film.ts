import type { EmbedOptions } from '../../../core/media/embed-address';
import { joinPlayer } from '../../../core/media/frame-player';
import { plainFrame } from '../../../core/media/provider-frame';
import type { ProvidedVideo } from '../../../core/media/video';
import { videoAddress } from '../../../core/media/video-address';
import type { Film, FilmContext } from './film';

/**
 * A film of YouTube's, whose frame takes the place that is printed for it; undefined where the settings
 * name none.
 *
 * All that the settings say is in the frame's address, so that it plays as they want where the page's
 * policy blocks the player script; only the way back to a start other than 0 needs that.
 */
export function youtubeFilm(
  place: HTMLElement,
  { settings, signal }: FilmContext,
): Film | undefined {
  const { youtube_url: url = '', start, end, loop, mute, title } = settings;
  const found = videoAddress(url);
  if (found?.provider !== 'youtube') return undefined;
  const film = { ...found, ...(start && { start }) };
  const options: EmbedOptions = {
    loop,
    end,
    controls: settings.controls ?? false,
    related: settings.rel,
    captions: settings.cc_load_policy,
    inline: settings.play_on_mobile ?? false,
    tracks: !settings.yt_privacy,
  };
  const show = (autoplay: boolean, isMute: boolean): HTMLIFrameElement => {
    const frame = plainFrame(film, { ...options, autoplay, mute: isMute }, title, document);
    frame.className = place.className;
    frame.part.value = place.part.value;
    place.replaceWith(frame);
    signal.addEventListener('abort', () => frame.replaceWith(place), { once: true });
    const isLoop = loop && Boolean(film.start || end);
    void steer(frame, film, { plays: autoplay, mute: isMute, end, isLoop });
    return frame;
  };
  return {
    url,
    begin: (autoplays) => void show(autoplays, mute || autoplays),
    play: () => show(true, mute),
  };
}

interface Steering {
  readonly plays: boolean;
  readonly mute: boolean;
  readonly end: number | undefined;
  /** Goes back to its start at its end, which its address cannot say of a part of a film. */
  readonly isLoop: boolean;
}

/** Has the player do what its address cannot say, or a browser keeps it from doing by that. */
async function steer(
  frame: HTMLIFrameElement,
  film: ProvidedVideo,
  { plays, mute, end, isLoop }: Steering,
): Promise<void> {
  if (!plays && !mute && !isLoop) return;
  try {
    const player = await joinPlayer(frame, film, {
      end,
      onEnd() {
        if (isLoop) player.replay();
      },
    });
    if (mute) player.mute();
    if (plays) player.play();
  } catch {
    // A plain frame has all but the way back.
  }
}
