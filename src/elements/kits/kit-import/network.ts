/** The network, as seen by a long job. */
export interface Network {
  readonly isOnline: () => boolean;
  /**
   * Resolves after a time, or as soon as the browser is online again.
   *
   * @throws the reason of `signal`
   */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The network state of a window. */
export function networkOf(view: Window): Network {
  return {
    isOnline: () => view.navigator.onLine,
    wait: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const timer = view.setTimeout(() => end(resolve), milliseconds);
        const wake = (): void => end(resolve);
        const stop = (): void => end(() => reject(signal.reason));
        view.addEventListener('online', wake);
        signal.addEventListener('abort', stop);
        if (signal.aborted) stop();

        function end(settle: () => void): void {
          view.clearTimeout(timer);
          view.removeEventListener('online', wake);
          signal.removeEventListener('abort', stop);
          settle();
        }
      }),
  };
}
