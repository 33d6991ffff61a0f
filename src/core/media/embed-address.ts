import type { ProvidedVideo, VideoAddress } from './video';

/** How an embedded video begins, and what its player shows. */
export interface EmbedOptions {
  /** Plays at once; browsers allow it only where the visitor has just asked for it, or without sound. */
  readonly autoplay?: boolean | undefined;
  /** The page's origin, which lets the provider's player script talk to the frame (YouTube). */
  readonly origin?: string | undefined;
  /** Without sound. */
  readonly mute?: boolean | undefined;
  /** Begins anew at its end; where only a part of it plays, that is the player script's to do. */
  readonly loop?: boolean | undefined;
  /** Seconds at which it ends (YouTube). */
  readonly end?: number | undefined;
  /** Default true. */
  readonly controls?: boolean | undefined;
  /** Subtitles from the start (YouTube). */
  readonly captions?: boolean | undefined;
  /** Videos of other channels at the end too (YouTube). */
  readonly related?: boolean | undefined;
  /** Plays in its place on phones; default true. */
  readonly inline?: boolean | undefined;
  /** The provider may know its visitors again; default: it is asked not to. */
  readonly tracks?: boolean | undefined;
}

/**
 * The address of the frame that plays a video; a file's is its own.
 *
 * Unless it may track, YouTube is asked by its no-cookie host, and Vimeo not to (`dnt`).
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
    // A list of this one alone, which always plays from 0, and whole.
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
