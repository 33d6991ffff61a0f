import { playBetween } from '../../../core/media/play-between';
import { restoreAtEnd } from '../markup/restore';
import type { Film, FilmContext } from './film';

/** The part that the builder prints into a file's address: `#t=3,9`. */
const PART = /#t=(\d*(?:\.\d+)?)(?:,(\d*(?:\.\d+)?))?$/;

/** A file, in the player that is printed. */
export function hostedFilm(film: HTMLVideoElement, { printed, signal }: FilmContext): Film {
  restoreAtEnd(film, ['autoplay', 'controls', 'loop', 'tabindex'], signal);
  const wasMuted = film.muted;
  const [, start, end] = PART.exec(film.currentSrc || film.src) ?? [];
  const isRepeated = film.loop;
  playBetween(film, { start: Number(start) || 0, end: Number(end) || 0, isRepeated }, signal);
  const stop = (): void => {
    film.pause();
    film.muted = wasMuted;
  };
  signal.addEventListener('abort', stop, { once: true });
  // Printed to play by itself, it would play unseen, below its picture.
  if (printed.overlay) hold(film);
  return {
    url: film.currentSrc || film.src,
    begin(autoplays) {
      if (autoplays) playMuted(film);
      else if (film.autoplay) holdStill(film);
    },
    play() {
      film.tabIndex = 0;
      // Refused for a file that does not come: the player says so itself.
      void film.play().catch(() => {});
      return film;
    },
  };
}

/** Browsers let nothing else begin by itself. */
function playMuted(film: HTMLVideoElement): void {
  film.muted = true;
  // Refused where power is saved, for instance: the visitor has the controls.
  void film.play().catch(() => {
    film.controls = true;
  });
}

function hold(film: HTMLVideoElement): void {
  film.autoplay = false;
  film.pause();
}

/** What was to play by itself is now for the visitor to play. */
function holdStill(film: HTMLVideoElement): void {
  hold(film);
  film.controls = true;
}
