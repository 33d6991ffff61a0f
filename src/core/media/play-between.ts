/** Which part of a film plays. */
export interface FilmPart {
  /** Seconds; default 0. */
  readonly start?: number | undefined;
  /** Default: the film's end. */
  readonly end?: number | undefined;
  /** Begins again at its end. */
  readonly isRepeated: boolean;
}

/**
 * Keeps a file's film to one part of it, until the signal ends.
 *
 * The browser's own `loop` begins at 0 again, and knows no end; it serves where the part is the whole.
 *
 * @param onEnd called when what is not repeated has come to its end
 */
export function playBetween(
  film: HTMLVideoElement,
  { start = 0, end, isRepeated }: FilmPart,
  signal: AbortSignal,
  onEnd?: () => void,
): void {
  film.loop = isRepeated && !start && !end;
  let isOver = false;
  const over = (): void => {
    if (isRepeated) {
      film.currentTime = start;
      void film.play().catch(() => {});
    } else if (!isOver) {
      isOver = true;
      film.pause();
      onEnd?.();
    }
  };
  const begin = (): void => {
    if (start && film.currentTime < start) film.currentTime = start;
  };
  const look = (): void => {
    if (end && film.currentTime >= end) over();
  };
  film.addEventListener('loadedmetadata', begin, { signal });
  film.addEventListener('timeupdate', look, { signal });
  film.addEventListener('ended', over, { signal });
  if (film.readyState > 0) begin();
}
