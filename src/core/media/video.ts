/** A video of a provider, or a file. */
export type VideoAddress =
  | {
      readonly provider: 'youtube' | 'vimeo';
      readonly id: string;
      /** Start in seconds. */
      readonly start?: number;
      /** Vimeo's key of an unlisted video. */
      readonly key?: string;
    }
  | { readonly provider: 'hosted'; readonly url: string };

/** A video that YouTube or Vimeo plays. */
export type ProvidedVideo = Exclude<VideoAddress, { provider: 'hosted' }>;

/** Options of a video that is shown. */
export interface PlayOptions {
  /** The accessible name of the video, and the title of a provider's frame. */
  readonly title?: string | undefined;
  readonly poster?: string | undefined;
  /**
   * Plays immediately, because the visitor has just asked for it. Otherwise a poster with a play button is
   * shown, and nothing is requested from a provider until it is pressed. Default: false.
   */
  readonly autoplay?: boolean;
  /** Ends playback and removes the nodes. */
  readonly signal?: AbortSignal;
}
