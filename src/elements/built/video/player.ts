import type { PrintedVideo } from './printed-video';
import type { VideoSettings } from './video.element';

/** A player of any provider. */
export interface Player {
  /** Address of the video, for tracking. */
  readonly url: string;
  /** Shows the player and starts autoplay if allowed. */
  begin(autoplays: boolean): void | Promise<void>;
  /** Plays on request of the visitor. Returns the element to focus. */
  play(): HTMLElement | Promise<HTMLElement>;
}

/** Dependencies of a player. */
export interface PlayerContext {
  readonly printed: PrintedVideo;
  readonly settings: VideoSettings;
  /** Ends the player and restores the printed markup. */
  readonly signal: AbortSignal;
}
