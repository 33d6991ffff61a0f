/** The part of a video that is played. */
export interface FilmPart {
  /** Start in seconds. Default: 0. */
  readonly start?: number | undefined;
  /** End in seconds. A part that is not repeated stops there once; then the visitor may play on. Default: the video's end. */
  readonly end?: number | undefined;
  /** Repeats the part. */
  readonly loops: boolean;
}

/**
 * Limits a file's playback to a part of it, until the signal aborts.
 *
 * The browser's `loop` always repeats the whole file, so it is used only if neither start nor end is set.
 *
 * @param onEnd called when a part that is not repeated has ended
 */
export function playBetween(
  film: HTMLVideoElement,
  { start = 0, end, loops }: FilmPart,
  signal: AbortSignal,
  onEnd?: () => void,
): void {
  film.loop = loops && !start && !end;
  let isOver = false;
  const over = (): void => {
    if (loops) {
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
