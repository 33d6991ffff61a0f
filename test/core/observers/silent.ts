/** Observes and never reports, as in browsers with some extensions. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Replaces both kinds of observers by silent ones, for the rest of the page. */
export function silenceObservers(): void {
  // A class for each kind, because what is known of one says nothing of the other.
  Object.assign(window, {
    IntersectionObserver: class extends SilentObserver {},
    ResizeObserver: class extends SilentObserver {},
  });
}
