/** How many are under way. */
export interface LiveThings {
  readonly listeners: number;
  /** Observers of intersection, size or changes that watch anything. */
  readonly observers: number;
  /** Nodes of the page that they watch: of one that has left they hold nothing. */
  readonly observed: number;
  readonly timers: number;
  /** Frames that are asked for. */
  readonly frames: number;
}

/** So many frames without a change mean that all has come and gone that was on its way. */
const RESTING_FRAMES = 30;

interface Counter {
  count(): LiveThings;
  /** The count, once it has stayed the same for a while. */
  atRest(): Promise<LiveThings>;
}

/** Counts what begins from now on and has not ended: listeners, observers, timers, frames. */
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
    // What an abort tells is over with it.
    const under = [...live].filter(([target]) => !(target as AbortSignal).aborted);
    return under.reduce((sum, [, byKey]) => sum + sizeOf(byKey), 0);
  };
}

/** The nodes that each observer of a kind watches. */
function watchedBy(name: (typeof OBSERVERS)[number]): () => readonly Set<Element>[] {
  const live = new Map<object, Set<Element>>();
  // What the three have in common; observers of changes know no unobserve.
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
  // The test runner's own are no concern of ours, so only what begins from now on counts.
  return () => live.size;
}
