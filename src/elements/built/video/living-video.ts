import type { EnhanceContext } from '../../../core/element';
import { markLive } from '../markup/live';
import { prefersReducedMotion } from '../motion/preference';
import type { Film, FilmContext } from './film';
import { hostedFilm } from './hosted-film';
import { LightboxFilm } from './lightbox-film';
import { leavePicture, onAsked } from './overlay';
import { printedFrame } from './printed-frame';
import { printedVideo } from './printed-video';
import type { events, VideoProps, VideoSettings } from './video.element';

type Context = EnhanceContext<VideoProps, typeof events>;

/** A printed video with the settings of the moment. */
export class LivingVideo {
  /** What opens over the page, where that is how it plays. */
  readonly #lightbox: LightboxFilm | undefined;
  readonly #emit: Context['emit'];
  readonly #end = new AbortController();
  #film: Promise<Film | undefined> | undefined;
  #isAsked = false;

  constructor({ host, emit, signal: outer }: Context, settings: VideoSettings) {
    this.#emit = emit;
    const printed = printedVideo(host);
    if (!printed) return;
    const signal = AbortSignal.any([outer, this.#end.signal]);
    const context = { printed, settings, signal };
    const { overlay, opensLightbox } = printed;
    if (!overlay) this.#begin(context);
    else if (opensLightbox) this.#lightbox = opensOverPage(overlay, context);
    else this.#waits(overlay, context);
    markLive(printed.root, signal);
  }

  /** Takes on another look; only what is open over the page has one of its own. */
  follow(settings: VideoSettings): void {
    this.#lightbox?.follow(settings);
  }

  end(): void {
    this.#end.abort();
  }

  /** Without a picture: at once, or when it is first in view. */
  #begin(context: FilmContext): void {
    const { settings, printed, signal } = context;
    const isStill = prefersReducedMotion();
    const begin = async (): Promise<void> => {
      const film = await this.#filmOf(context);
      if (!signal.aborted) await film?.begin(settings.autoplay && !isStill);
    };
    const isLate = settings.lazy_load || printed.frame?.hasAttribute('data-lazy-load');
    // A file is the browser's to fetch, as its player is printed.
    if (isLate && !printed.film) whenInView(printed.root, () => void begin(), signal);
    else void begin();
  }

  /** Behind a picture, until the visitor asks for it. */
  #waits(overlay: HTMLElement, context: FilmContext): void {
    const { settings, signal, printed } = context;
    const ask = (): void => void this.#play(overlay, context);
    onAsked({ overlay, icon: printed.icon }, settings.title, ask, signal);
    // Printed to play by itself, a file would play unseen.
    if (printed.film) void this.#filmOf(context);
  }

  async #play(overlay: HTMLElement, context: FilmContext): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const film = await this.#filmOf(context);
    const { signal, settings } = context;
    if (!film || signal.aborted) return;
    const player = await film.play();
    this.#emit('nh-video-play', { type: settings.video_type, url: film.url });
    // Before the picture goes, with the sign that has the focus.
    player.focus({ preventScroll: true });
    await leavePicture(overlay, signal);
  }

  #filmOf(context: FilmContext): Promise<Film | undefined> {
    this.#film ??= makeFilm(context);
    return this.#film;
  }
}

/** The code for YouTube comes only with one of theirs. */
async function makeFilm(context: FilmContext): Promise<Film | undefined> {
  const { film, frame, place } = context.printed;
  if (film) return hostedFilm(film, context);
  if (frame) return printedFrame(frame, context);
  if (!place) return undefined;
  const { youtubeFilm } = await import('./youtube-film');
  return youtubeFilm(place, context);
}

function opensOverPage(
  overlay: HTMLElement,
  { printed, settings, signal }: FilmContext,
): LightboxFilm {
  const lightbox = new LightboxFilm(overlay, settings, signal);
  const open = (): void => void lightbox.open(button);
  const button = onAsked({ overlay, icon: printed.icon }, settings.title, open, signal);
  return lightbox;
}

function whenInView(element: HTMLElement, show: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    show();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
