/** Number of running listeners, observers, timers and frames. */
export interface LiveThings {
  readonly listeners: number;
  /** Intersection, resize and mutation observers with targets. */
  readonly observers: number;
  /** Observed nodes that are in the page. */
  readonly observed: number;
  readonly timers: number;
  /** Requested animation frames. */
  readonly frames: number;
}

/** Number of frames without a change after which the count is considered stable. */
const RESTING_FRAMES = 30;

interface Counter {
  count(): LiveThings;
  /** Resolves to the count when it is stable. */
  atRest(): Promise<LiveThings>;
}

/** Counts listeners, observers, timers and frames that start from now on and have not ended. */
export function liveThings(): Counter {
  // Its own frames are not counted.
  const requestFrame = requestAnimationFrame.bind(window);
  const listeners = countListeners();
  const observers = OBSERVERS.map(watchedBy);
  const timers = countTimers();
  const frames = countFrames();
  const count = (): LiveThings => ({
    listeners: listeners(),
    observers: observers.reduce((sum, watched) => sum + watched().length, 0),
    observed: observers
      .flatMap((watched) => watched().flatMap((nodes) => [...nodes]))
      .filter(({ isConnected }) => isConnected).length,
    timers: timers(),
    frames: frames(),
  });
  const atRest = async (): Promise<LiveThings> => {
    let last = '';
    for (let still = 0; still < RESTING_FRAMES; still++) {
      await new Promise(requestFrame);
      const now = JSON.stringify(count());
      if (now !== last) still = 0;
      last = now;
    }
    return count();
  };
  return { count, atRest };
}

const OBSERVERS = ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const;

function countListeners(): () => number {
  const live = new Map<EventTarget, Map<string, Set<unknown>>>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keyOf = (type: string, options: unknown): string =>
    `${type} ${typeof options === 'object' ? Boolean(Reflect.get(options ?? {}, 'capture')) : Boolean(options)}`;
  const remove = (target: EventTarget, key: string, listener: unknown): void => {
    live.get(target)?.get(key)?.delete(listener);
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (listener) {
      const key = keyOf(type, options);
      const { signal, once } = typeof options === 'object' ? options : {};
      const byKey = live.get(this) ?? new Map<string, Set<unknown>>();
      live.set(this, byKey.set(key, (byKey.get(key) ?? new Set()).add(listener)));
      const end = (): void => remove(this, key, listener);
      if (signal) addEventListener.call(signal, 'abort', end);
      if (once) addEventListener.call(this, type, end, { once: true });
    }
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    remove(this, keyOf(type, options), listener);
    removeEventListener.call(this, type, listener, options);
  };
  const sizeOf = (byKey: Map<string, Set<unknown>>): number =>
    [...byKey.values()].reduce((sum, set) => sum + set.size, 0);
  return () => {
    // `abort` listeners end with the abort.
    const under = [...live].filter(([target]) => !(target as AbortSignal).aborted);
    return under.reduce((sum, [, byKey]) => sum + sizeOf(byKey), 0);
  };
}

/** The nodes that each observer of a kind watches. */
function watchedBy(name: (typeof OBSERVERS)[number]): () => readonly Set<Element>[] {
  const live = new Map<object, Set<Element>>();
  // The common interface of the three; MutationObserver has no `unobserve`.
  const { prototype } = window[name] as typeof ResizeObserver;
  const { observe, unobserve, disconnect } = prototype;
  prototype.observe = function (target, options) {
    live.set(this, (live.get(this) ?? new Set()).add(target));
    observe.call(this, target, options);
  };
  prototype.unobserve = function (target) {
    live.get(this)?.delete(target);
    unobserve.call(this, target);
  };
  prototype.disconnect = function () {
    live.delete(this);
    disconnect.call(this);
  };
  return () => [...live.values()].filter(({ size }) => size > 0);
}

function countFrames(): () => number {
  const live = new Set<number>();
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  window.requestAnimationFrame = (callback) => {
    const frame = requestAnimationFrame((time) => {
      live.delete(frame);
      callback(time);
    });
    live.add(frame);
    return frame;
  };
  window.cancelAnimationFrame = (frame) => {
    live.delete(frame);
    cancelAnimationFrame(frame);
  };
  return () => live.size;
}

function countTimers(): () => number {
  const live = new Set<unknown>();
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const begin =
    (original: typeof setTimeout, isOnce: boolean) =>
    (handler: TimerHandler, delay?: number, ...rest: unknown[]): number => {
      const timer = original(
        (...given: unknown[]) => {
          if (isOnce) live.delete(timer);
          (handler as (...given: unknown[]) => void)(...given);
        },
        delay,
        ...rest,
      );
      live.add(timer);
      return timer as unknown as number;
    };
  const end = (original: typeof clearTimeout) => (timer?: number) => {
    live.delete(timer);
    original(timer);
  };
  Object.assign(window, {
    setTimeout: begin(setTimeout.bind(window) as never, true),
    setInterval: begin(setInterval.bind(window) as never, false),
    clearTimeout: end(clearTimeout.bind(window) as never),
    clearInterval: end(clearInterval.bind(window) as never),
  });
  // Ignores those of the test runner, which started earlier.
  return () => live.size;
}
