/** A video, wherever it is. */
export type VideoAddress =
  | {
      readonly provider: 'youtube' | 'vimeo';
      readonly id: string;
      /** Seconds at which it begins. */
      readonly start?: number;
      /** Vimeo's key of an unlisted video. */
      readonly key?: string;
    }
  | { readonly provider: 'hosted'; readonly url: string };

/** A video that YouTube or Vimeo plays. */
export type ProvidedVideo = Exclude<VideoAddress, { provider: 'hosted' }>;

/** How a video is shown. */
export interface PlayOptions {
  /** Said by assistive technology, and of a provider's frame. */
  readonly title?: string | undefined;
  readonly poster?: string | undefined;
  /**
   * The visitor has just asked for it: it plays at once. Otherwise a poster with a play button stands
   * there, and nothing is fetched from a provider until it is pressed. Default false.
   */
  readonly autoplay?: boolean;
  /** Ends it: playback stops, and its nodes are removed. */
  readonly signal?: AbortSignal;
}
