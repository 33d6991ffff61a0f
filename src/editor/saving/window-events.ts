/** The reactions of a store to its window. */
interface WindowEvents {
  /** The tab is in the background; on phones, it may end there without another event. */
  hidden(): void;
  /** The window leaves the page. */
  left(): void;
  /** The browser shows the page again after it was left. */
  cameBack?(): void;
  /** The connection is back, or the tab is in front: the person may have logged in elsewhere. */
  mayWork?(): void;
  /** Whether leaving now would lose changes: then the browser asks. */
  losesChanges(): boolean;
}

/**
 * Listens to a window until `signal` aborts.
 *
 * @returns a function that says whether the tab is hidden or left: the timers of a hidden tab are late, and those of a left
 * one may never run
 */
export function watchWindow(
  view: Window,
  signal: AbortSignal,
  events: WindowEvents,
): () => boolean {
  const { document } = view;
  const listen = { signal };
  let isLeft = false;
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? events.hidden() : events.mayWork?.()),
    listen,
  );
  view.addEventListener(
    'pagehide',
    () => {
      isLeft = true;
      events.left();
    },
    listen,
  );
  view.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      isLeft = false;
      events.cameBack?.();
    },
    listen,
  );
  view.addEventListener('online', () => events.mayWork?.(), listen);
  askBeforeLeaving(view, signal, () => events.losesChanges());
  return () => isLeft || document.visibilityState === 'hidden';
}

/** Lets the browser ask before it leaves the page, whenever leaving would lose changes, until `signal` aborts. */
export function askBeforeLeaving(
  view: Window,
  signal: AbortSignal,
  losesChanges: () => boolean,
): void {
  view.addEventListener(
    'beforeunload',
    (event) => {
      if (losesChanges()) event.preventDefault();
    },
    { signal },
  );
}
