import { logError } from '../dom/log';

/** A problem of an element, and the phase in which it occurred. */
export interface ElementProblem {
  /**
   * `settings`: an attribute is unusable; `load`: the code failed to load; `render`: the body threw.
   */
  readonly phase: 'settings' | 'load' | 'render';
  /** The problem, its effect and the remedy. */
  readonly message: string;
  readonly cause?: unknown;
}

/**
 * Reports a problem to the page and to the console. The page receives the event `nh-error`, bubbling and
 * composed, with the detail `ElementProblem`. The console receives the element as its second argument.
 *
 * @param tag the tag named in the console; for a node without our tag, the tag of its contract
 */
export function reportProblem(
  host: HTMLElement,
  problem: ElementProblem,
  tag: string = host.localName,
): void {
  const { cause } = problem;
  const words = [`<${tag}>: ${problem.message}`, host];
  logError(...words, ...(cause === undefined ? [] : [cause]));
  host.dispatchEvent(
    new CustomEvent('nh-error', { detail: problem, bubbles: true, composed: true }),
  );
}
