/** How many are under way. */
export interface LiveThings {
  readonly listeners: number;
  /** Nodes that observers of intersection and size watch. */
  readonly observed: number;
  readonly timers: number;
}

/** Counts what begins from now on and has not ended: listeners, observed nodes, timers. */
export function liveThings(): { count(): LiveThings } {
  const listeners = countListeners();
  const observers = [countObserved('IntersectionObserver'), countObserved('ResizeObserver')];
  const timers = countTimers();
  return {
    count: () => ({
      listeners: listeners(),
      observed: observers.reduce((sum, count) => sum + count(), 0),
      timers: timers(),
    }),
  };
}

function countListeners(): () => number {
  const live = new Map<EventTarget, Map<string, Set<unknown>>>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keyOf = (type: string, options: unknown): string =>
    `${type} ${typeof options === 'object' ? Boolean(Reflect.get(options ?? {}, 'capture')) : Boolean(options)}`;
  const remove = (target: EventTarget, key: string, listener: unknown): void => {
    live.get(target)?.get(key)?.delete(listener);
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    // What an abort tells is over with it.
    if (!(this instanceof AbortSignal) && listener) {
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
  return () =>
    [...live.values()].reduce(
      (sum, byKey) => sum + [...byKey.values()].reduce((inner, set) => inner + set.size, 0),
      0,
    );
}

function countObserved(name: 'IntersectionObserver' | 'ResizeObserver'): () => number {
  const live = new Map<object, Set<Element>>();
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
  return () => [...live.values()].reduce((sum, targets) => sum + targets.size, 0);
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
