/** Milliseconds after which an observer that has reported nothing counts as blocked, as in autoload. */
const SILENCE = 3000;

/** Events that end the wait early: the visitor sees the page, so a working observer would have reported. */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'];

/** `IntersectionObserver` or `ResizeObserver`. */
type Kind = new (report: () => void) => { observe(target: Element): void; disconnect(): void };

const known = new WeakMap<Kind, Promise<boolean>>();

/**
 * Resolves to false with the first report of a kind of observer on this page. Resolves to true if it reports
 * nothing for some seconds, or until the first interaction.
 */
export function isSilent(kind: Kind): Promise<boolean> {
  const silence = known.get(kind) ?? probe(kind);
  known.set(kind, silence);
  return silence;
}

function probe(kind: Kind): Promise<boolean> {
  return new Promise((resolve) => {
    const life = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (isSilent: boolean): void => {
      life.abort();
      clearTimeout(timer);
      observer.disconnect();
      resolve(isSilent);
    };
    const observer = new kind(() => settle(false));
    // Both kinds report an element with a box in the first frame.
    observer.observe(document.documentElement);
    const decide = (): void => afterNextFrame(() => settle(true));
    const options = { capture: true, passive: true, signal: life.signal };
    for (const type of INTERACTIONS) window.addEventListener(type, decide, options);
    // The time starts in a frame: a background tab draws none, and a silent observer is normal there.
    requestAnimationFrame(() => {
      if (!life.signal.aborted) timer = setTimeout(decide, SILENCE);
    });
  });
}

/** Calls `act` when the reports of the next frame have been delivered. */
function afterNextFrame(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
}
