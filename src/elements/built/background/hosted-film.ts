import { createElement } from '../../../core/dom/create-element';
import { playBetween } from '../../../core/media/play-between';
import { builderClass } from '../markup/names';
import { restoreAtEnd } from '../markup/restore';
import type { FilmPlace, RunFilm } from './film';
import type { WantedFilm } from './wanted';

/** Plays a file, in the player that is printed without an address, else in one of ours. */
export function hostedBehind(
  { box, signal, seen, over }: FilmPlace,
  url: string,
  part: WantedFilm,
): RunFilm {
  const printed = box.querySelector('video');
  const film =
    printed ??
    createElement(box.ownerDocument, 'video', {
      class: builderClass('background-video-hosted'),
    });
  let isOver = false;
  const leave = (): void => {
    isOver = true;
    film.pause();
    film.removeAttribute('src');
    // It goes on loading until it has no source.
    film.load();
    if (!printed) film.remove();
  };
  const end = (): void => {
    isOver = true;
    over();
  };
  signal.addEventListener('abort', leave, { once: true });
  restoreAtEnd(film, ['src', 'autoplay', 'loop', 'preload', 'playsinline'], signal);
  film.muted = true;
  film.playsInline = true;
  // It begins when it is seen.
  film.autoplay = false;
  film.preload = 'auto';
  playBetween(film, part, signal, end);
  film.addEventListener('playing', seen, { signal });
  film.addEventListener('error', end, { signal });
  film.src = url + timesOf(part);
  if (!printed) box.append(film);
  return (isRunning) => {
    if (isOver) return;
    // Refused where power is saved: what is behind it stays.
    if (isRunning) void film.play().catch(() => {});
    else film.pause();
  };
}

/** The part of a film, as an address tells it: no byte before it need come. */
function timesOf({ start, end }: WantedFilm): string {
  if (!start && !end) return '';
  return `#t=${start ?? 0}${end ? `,${end}` : ''}`;
}
