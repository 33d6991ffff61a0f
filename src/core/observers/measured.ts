import { sumOf } from '../state/lists';
import type { Observer, SizeEntry, ViewEntry } from './observer';

/** Events after which positions and sizes may have changed. */
const EVENTS = ['scroll', 'resize', 'load', 'click', 'keyup', 'transitionend'];

/** Milliseconds between measurements without an event. */
const INTERVAL = 1000;

/** The observers with elements to measure. */
const active = new Set<Measurable>();
let life: AbortController | undefined;
let frame = 0;

/** Measures what an `IntersectionObserver` would report. Does not clip by scrolling ancestors. */
export function measuredView(
  report: (entries: readonly ViewEntry[]) => void,
  { root, rootMargin = '0px', threshold = 0 }: IntersectionObserverInit,
): Observer {
  const thresholds = [threshold].flat();
  const measuring: Measuring<ViewEntry> = {
    read: (target) => viewEntry(target, rootEdges(target, root, rootMargin)),
    stateOf: ({ isIntersecting, intersectionRatio: ratio }) =>
      isIntersecting ? `${thresholds.filter((step) => step <= ratio).length}` : 'out',
  };
  return new MeasuredObserver(measuring, report);
}

/** Measures what a `ResizeObserver` would report. */
export function measuredSizes(report: (entries: readonly SizeEntry[]) => void): Observer {
  const measuring: Measuring<SizeEntry> = {
    read: sizeEntry,
    stateOf: ({ contentRect: { width, height }, borderBoxSize: [box] }) =>
      `${width} ${height} ${box?.inlineSize} ${box?.blockSize}`,
    first: '0 0 0 0',
  };
  return new MeasuredObserver(measuring, report);
}

interface Measurable {
  measure(): void;
}

/** How one kind of observer measures an element, and when it reports it. */
interface Measuring<E> {
  read(target: Element): E;
  /** Entries with equal states are reported once. */
  stateOf(entry: E): string;
  /** State of an element whose first measurement is not reported. */
  readonly first?: string;
}

/** Reports an element when its measured state differs from the last one. */
class MeasuredObserver<E> implements Observer, Measurable {
  readonly #states = new Map<Element, string | undefined>();
  readonly #measuring: Measuring<E>;
  readonly #report: (entries: readonly E[]) => void;

  constructor(measuring: Measuring<E>, report: (entries: readonly E[]) => void) {
    this.#measuring = measuring;
    this.#report = report;
  }

  observe(target: Element): void {
    if (!this.#states.has(target)) this.#states.set(target, this.#measuring.first);
    start(this);
  }

  unobserve(target: Element): void {
    this.#states.delete(target);
    if (this.#states.size === 0) stop(this);
  }

  disconnect(): void {
    this.#states.clear();
    stop(this);
  }

  measure(): void {
    const entries: E[] = [];
    for (const [target, last] of this.#states) {
      const entry = this.#measuring.read(target);
      const state = this.#measuring.stateOf(entry);
      if (state === last) continue;
      this.#states.set(target, state);
      entries.push(entry);
    }
    if (entries.length > 0) this.#report(entries);
  }
}

function start(observer: Measurable): void {
  active.add(observer);
  schedule();
  if (life) return;
  life = new AbortController();
  const { signal } = life;
  for (const type of EVENTS)
    window.addEventListener(type, schedule, { capture: true, passive: true, signal });
  const timer = setInterval(schedule, INTERVAL);
  signal.addEventListener('abort', () => clearInterval(timer));
}

function stop(observer: Measurable): void {
  active.delete(observer);
  if (active.size > 0) return;
  life?.abort();
  life = undefined;
}

function schedule(): void {
  if (frame === 0) frame = requestAnimationFrame(measureAll);
}

function measureAll(): void {
  frame = 0;
  for (const observer of [...active]) {
    try {
      observer.measure();
    } catch (error) {
      // The browser reports an error of one observer, and calls the others.
      reportError(error);
    }
  }
}

interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

function viewEntry(target: Element, root: Edges): ViewEntry {
  const boundingClientRect = target.getBoundingClientRect();
  const { top, right, bottom, left, width, height } = boundingClientRect;
  const shownWidth = Math.min(right, root.right) - Math.max(left, root.left);
  const shownHeight = Math.min(bottom, root.bottom) - Math.max(top, root.top);
  const hasBox = target.getClientRects().length > 0;
  const isIntersecting = hasBox && shownWidth >= 0 && shownHeight >= 0;
  const shown = isIntersecting ? (shownWidth * shownHeight) / (width * height || 1) : 0;
  const intersectionRatio = isIntersecting && width * height === 0 ? 1 : shown;
  return { target, isIntersecting, intersectionRatio, boundingClientRect };
}

/** The edges of the viewport, or of another root, with the margins. */
function rootEdges(
  target: Element,
  root: IntersectionObserverInit['root'],
  rootMargin: string,
): Edges {
  const { clientWidth, clientHeight } = target.ownerDocument.documentElement;
  const box =
    root && 'getBoundingClientRect' in root
      ? root.getBoundingClientRect()
      : new DOMRect(0, 0, clientWidth, clientHeight);
  const [top = '0', right = top, bottom = top, left = right] = rootMargin.trim().split(/\s+/);
  return {
    top: box.top - pixels(top, box.height),
    right: box.right + pixels(right, box.width),
    bottom: box.bottom + pixels(bottom, box.height),
    left: box.left - pixels(left, box.width),
  };
}

function pixels(margin: string, whole: number): number {
  const value = Number.parseFloat(margin);
  return margin.endsWith('%') ? (value / 100) * whole : value;
}

function sizeEntry(target: Element): SizeEntry {
  const { width, height } = target.getBoundingClientRect();
  const style = getComputedStyle(target);
  const inner = (size: number, start: string, end: string): number => {
    const edges = [
      `padding-${start}`,
      `padding-${end}`,
      `border-${start}-width`,
      `border-${end}-width`,
    ];
    const sizes = edges.map((name) => Number.parseFloat(style.getPropertyValue(name)) || 0);
    return Math.max(0, size - sumOf(sizes));
  };
  return {
    target,
    contentRect: new DOMRect(0, 0, inner(width, 'left', 'right'), inner(height, 'top', 'bottom')),
    borderBoxSize: [{ inlineSize: width, blockSize: height }],
  };
}
