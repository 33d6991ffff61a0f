import type { ProvidedVideo, VideoAddress } from './video';

/** How an embedded video begins. */
export interface EmbedOptions {
  /** Plays at once; browsers allow it only where the visitor has just asked for it. */
  readonly autoplay?: boolean | undefined;
  /** The page's origin, which lets the provider's player script talk to the frame (YouTube). */
  readonly origin?: string | undefined;
}

/**
 * The address of the frame that plays a video; a file's is its own.
 *
 * YouTube is asked by its no-cookie host, Vimeo not to track (`dnt`).
 */
export function embedAddress(video: VideoAddress, options: EmbedOptions = {}): string {
  if (video.provider === 'hosted') return video.url;
  return video.provider === 'youtube' ? youtubeEmbed(video, options) : vimeoEmbed(video, options);
}

function youtubeEmbed({ id, start }: ProvidedVideo, options: EmbedOptions): string {
  const query = new URLSearchParams({
    autoplay: options.autoplay ? '1' : '0',
    playsinline: '1',
    rel: '0',
    ...(start && { start: String(start) }),
    ...(options.origin && { enablejsapi: '1', origin: options.origin }),
  });
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`;
}

function vimeoEmbed({ id, start, key }: ProvidedVideo, options: EmbedOptions): string {
  const query = new URLSearchParams({
    ...(key && { h: key }),
    autoplay: options.autoplay ? '1' : '0',
    playsinline: '1',
    dnt: '1',
  });
  return `https://player.vimeo.com/video/${id}?${query}${start ? `#t=${start}s` : ''}`;
}
