import { showInstead } from '../../../core/dom/stand-in';
import type { EmbedOptions } from '../../../core/media/embed-address';
import { joinPlayer } from '../../../core/media/frame-player';
import { plainFrame } from '../../../core/media/provider-frame';
import type { ProvidedVideo } from '../../../core/media/video';
import { videoAddress } from '../../../core/media/video-address';
import type { Player } from './player';
import type { VideoSettings } from './video.element';

/**
 * Creates the player of a YouTube video, whose frame replaces the printed placeholder. Undefined if the
 * settings contain no YouTube address.
 *
 * All options are in the frame's address, so that they also work if the page's policy blocks the player
 * script. Only looping to a start other than 0 needs the script.
 */
export function youtubePlayer(
  placeholder: HTMLElement,
  settings: VideoSettings,
  signal: AbortSignal,
): Player | undefined {
  const { youtube_url: url = '', start, end, loop, mute, title } = settings;
  const address = videoAddress(url);
  if (address?.provider !== 'youtube') return undefined;
  const video = { ...address, ...(start && { start }) };
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
    const frame = plainFrame(video, { ...options, autoplay, mute: isMute }, title, document);
    frame.className = placeholder.className;
    frame.part.value = placeholder.part.value;
    showInstead(placeholder, frame, signal);
    const isLoop = loop && Boolean(video.start || end);
    void control(frame, video, { plays: autoplay, mute: isMute, end, isLoop });
    return frame;
  };
  return {
    url,
    begin: (autoplays) => void show(autoplays, mute || autoplays),
    play: () => show(true, mute),
  };
}

interface PlayerOptions {
  readonly plays: boolean;
  readonly mute: boolean;
  readonly end: number | undefined;
  /** Loops to the start, which the address cannot express for a part of a video. */
  readonly isLoop: boolean;
}

/** Controls the player for options that the address cannot express or browsers ignore. */
async function control(
  frame: HTMLIFrameElement,
  video: ProvidedVideo,
  { plays, mute, end, isLoop }: PlayerOptions,
): Promise<void> {
  if (!plays && !mute && !isLoop) return;
  try {
    const player = await joinPlayer(frame, video, {
      end,
      onEnd() {
        if (isLoop) player.replay();
      },
    });
    if (mute) player.mute();
    if (plays) player.play();
  } catch {
    // Without the player script, only the loop is missing.
  }
}
