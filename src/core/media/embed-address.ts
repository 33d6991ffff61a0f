import type { ProvidedVideo, VideoAddress } from './video';

/** Options of an embedded video's player. */
export interface EmbedOptions {
  /** Starts immediately; browsers allow this only after a visitor's click, or without sound. */
  readonly autoplay?: boolean | undefined;
  /**
   * The page's origin, which allows the provider's player script to control the frame (YouTube).
   */
  readonly origin?: string | undefined;
  /** Without sound. */
  readonly mute?: boolean | undefined;
  /** Repeats the whole video. To repeat a part, use the player script. */
  readonly loop?: boolean | undefined;
  /** End of playback in seconds (YouTube). */
  readonly end?: number | undefined;
  /** Shows the controls. Default: true. */
  readonly controls?: boolean | undefined;
  /** Shows subtitles from the start (YouTube). */
  readonly captions?: boolean | undefined;
  /** Suggests videos of other channels at the end (YouTube). */
  readonly related?: boolean | undefined;
  /** Plays in place on phones instead of full screen. Default: true. */
  readonly inline?: boolean | undefined;
  /** Allows the provider to track visitors. Default: the provider is asked not to. */
  readonly tracks?: boolean | undefined;
}

/**
 * Returns the address of the frame that plays a video; a file's own address for a file.
 *
 * Unless tracking is allowed, YouTube's no-cookie host is used, and Vimeo gets `dnt`.
 */
export function embedAddress(video: VideoAddress, options: EmbedOptions = {}): string {
  if (video.provider === 'hosted') return video.url;
  return video.provider === 'youtube' ? youtubeEmbed(video, options) : vimeoEmbed(video, options);
}

function youtubeEmbed({ id, start }: ProvidedVideo, options: EmbedOptions): string {
  const { autoplay, origin, mute, loop, end, controls, captions, related, inline, tracks } =
    options;
  const query = new URLSearchParams({
    autoplay: flag(autoplay),
    playsinline: flag(inline ?? true),
    rel: flag(related),
    ...(start && { start: String(start) }),
    ...(end && { end: String(end) }),
    ...(mute && { mute: '1' }),
    ...(controls === false && { controls: '0' }),
    ...(captions && { cc_load_policy: '1' }),
    // A playlist of this video only; it always plays the whole video from 0.
    ...(loop && !start && !end && { loop: '1', playlist: id }),
    ...(origin && { enablejsapi: '1', origin }),
  });
  return `https://www.youtube${tracks ? '' : '-nocookie'}.com/embed/${id}?${query}`;
}

function vimeoEmbed({ id, start, key }: ProvidedVideo, options: EmbedOptions): string {
  const { autoplay, mute, loop, end, controls, inline, tracks } = options;
  const query = new URLSearchParams({
    ...(key && { h: key }),
    autoplay: flag(autoplay),
    playsinline: flag(inline ?? true),
    ...(!tracks && { dnt: '1' }),
    ...(mute && { muted: '1' }),
    ...(loop && !end && { loop: '1' }),
    ...(controls === false && { controls: '0' }),
  });
  return `https://player.vimeo.com/video/${id}?${query}${start ? `#t=${start}s` : ''}`;
}

function flag(isOn: boolean | undefined): string {
  return isOn ? '1' : '0';
}
