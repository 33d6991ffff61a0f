/** The part of a video that is played. */
export interface VideoPart {
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
  video: HTMLVideoElement,
  { start = 0, end, loops }: VideoPart,
  signal: AbortSignal,
  onEnd?: () => void,
): void {
  video.loop = loops && !start && !end;
  let isOver = false;
  const over = (): void => {
    if (loops) {
      video.currentTime = start;
      void video.play().catch(() => {});
    } else if (!isOver) {
      isOver = true;
      video.pause();
      onEnd?.();
    }
  };
  const begin = (): void => {
    if (start && video.currentTime < start) video.currentTime = start;
  };
  const look = (): void => {
    if (end && video.currentTime >= end) over();
  };
  video.addEventListener('loadedmetadata', begin, { signal });
  video.addEventListener('timeupdate', look, { signal });
  video.addEventListener('ended', over, { signal });
  if (video.readyState > 0) begin();
}
