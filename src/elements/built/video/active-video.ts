import { markLive } from '../../../builder/markup/live';
import { prefersReducedMotion } from '../../../builder/motion/preference';
import type { EnhanceContext } from '../../../core/element';
import { framePlayer } from './frame-player';
import { hostedPlayer } from './hosted-player';
import { LightboxVideo } from './lightbox-video';
import { fadeOutOverlay, onPlayRequest } from './overlay';
import type { Player, PlayerContext } from './player';
import { printedVideo } from './printed-video';
import type { events, VideoProps, VideoSettings } from './video.element';
import { whenInView } from './when-in-view';

type Context = EnhanceContext<VideoProps, typeof events>;

/** An active printed video with its current settings. */
export class ActiveVideo {
  /** The lightbox, if the video opens in it. */
  readonly #lightbox: LightboxVideo | undefined;
  readonly #emit: Context['emit'];
  readonly #end = new AbortController();
  #player: Promise<Player | undefined> | undefined;
  #isRequested = false;

  constructor({ host, emit, signal: outer }: Context, settings: VideoSettings) {
    this.#emit = emit;
    const printed = printedVideo(host);
    if (!printed) return;
    const signal = AbortSignal.any([outer, this.#end.signal]);
    const context = { printed, settings, signal };
    const { overlay, opensLightbox } = printed;
    if (!overlay) this.#begin(context);
    else if (opensLightbox) this.#lightbox = lightboxFor(overlay, context);
    else this.#waitForClick(overlay, context);
    markLive(printed.root, signal);
  }

  /** Applies changed appearance settings, which exist only for the lightbox. */
  follow(settings: VideoSettings): void {
    this.#lightbox?.follow(settings);
  }

  end(): void {
    this.#end.abort();
  }

  /** Starts a video without an image: at once, or when first in view. */
  #begin(context: PlayerContext): void {
    const { settings, printed, signal } = context;
    const reducesMotion = prefersReducedMotion();
    const begin = async (): Promise<void> => {
      const player = await this.#playerOf(context);
      if (!signal.aborted) await player?.begin(settings.autoplay && !reducesMotion);
    };
    const isLazy = settings.lazy_load || printed.frame?.hasAttribute('data-lazy-load');
    // The browser loads files itself, because their video element is printed.
    if (isLazy && !printed.video) whenInView(printed.root, () => void begin(), signal);
    else void begin();
  }

  /** Waits behind an image until the visitor clicks it. */
  #waitForClick(overlay: HTMLElement, context: PlayerContext): void {
    const { settings, signal, printed } = context;
    const play = (): void => void this.#play(overlay, context);
    onPlayRequest({ overlay, icon: printed.icon }, settings.title, play, signal);
    // Stops a file with `autoplay`, which would play hidden.
    if (printed.video) void this.#playerOf(context);
  }

  async #play(overlay: HTMLElement, context: PlayerContext): Promise<void> {
    if (this.#isRequested) return;
    this.#isRequested = true;
    const player = await this.#playerOf(context);
    const { signal, settings } = context;
    if (!player || signal.aborted) return;
    const focusTarget = await player.play();
    this.#emit('nh-video-play', { type: settings.video_type, url: player.url });
    // Before the image with the focused play icon is hidden.
    focusTarget.focus({ preventScroll: true });
    await fadeOutOverlay(overlay, signal);
  }

  #playerOf(context: PlayerContext): Promise<Player | undefined> {
    this.#player ??= createPlayer(context);
    return this.#player;
  }
}

/** Creates the player. The code for YouTube is loaded only for its videos. */
async function createPlayer(context: PlayerContext): Promise<Player | undefined> {
  const { video, frame, placeholder } = context.printed;
  if (video) return hostedPlayer(video, context);
  if (frame) return framePlayer(frame, context);
  if (!placeholder) return undefined;
  const { youtubePlayer } = await import('./youtube-player');
  return youtubePlayer(placeholder, context.settings, context.signal);
}

function lightboxFor(
  overlay: HTMLElement,
  { printed, settings, signal }: PlayerContext,
): LightboxVideo {
  const lightbox = new LightboxVideo(overlay, settings, signal);
  const open = (): void => void lightbox.open(button);
  const button = onPlayRequest({ overlay, icon: printed.icon }, settings.title, open, signal);
  return lightbox;
}
