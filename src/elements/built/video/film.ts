import type { PrintedVideo } from './printed-video';
import type { VideoSettings } from './video.element';

/** What plays a widget's film, whoever provides it. */
export interface Film {
  /** What is played, for tracking. */
  readonly url: string;
  /** Shows the player, and has it play if it may without being asked. */
  begin(autoplays: boolean): void | Promise<void>;
  /** Plays: the visitor has just asked for it. Resolves to what takes the focus. */
  play(): HTMLElement | Promise<HTMLElement>;
}

/** What a film is made from. */
export interface FilmContext {
  readonly printed: PrintedVideo;
  readonly settings: VideoSettings;
  /** Ends it, and gives the markup back as it was printed. */
  readonly signal: AbortSignal;
}
